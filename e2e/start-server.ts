import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { promises as files } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promises as timers } from "node:timers";
import { callTarget } from "@comanda/contract/call";
import { readHealth } from "@comanda/contract/health";

import { freePort } from "./free-port.ts";

export type RunningServer = {
  readonly origin: string;
  /** Its data folder. */
  readonly folder: string;
  /** Stops like a box that is switched off; the data remain. */
  readonly stop: () => Promise<void>;
  /** Stops like a box that loses its power, as far as a process can. */
  readonly crash: () => Promise<void>;
  readonly startAgain: () => Promise<void>;
  readonly processId: () => number;
  readonly remove: () => Promise<void>;
};

/** Additional environment variables. */
type Settings = Readonly<Record<string, string>>;

/** The product as venues run it, on an empty data folder or one that a test prepared, and a port of its own. */
export async function startServer(
  settings: Settings = {},
  dataFolder?: string,
  programArguments: readonly string[] = [],
): Promise<RunningServer> {
  const folder = dataFolder ?? (await files.mkdtemp(join(tmpdir(), "comanda-e2e-")));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const environment = { ...settings, PORT: String(port), COMANDA_DATA: folder, LOG_LEVEL: "warn" };
  const startNow = () => startProcess(environment, port, programArguments);
  let running = await startNow();
  const stop = async () => await stopProcess(running.process, "SIGTERM");
  return {
    origin,
    folder,
    stop,
    crash: async () => await stopProcess(running.process, "SIGKILL"),
    processId: () => running.process.pid ?? 0,
    startAgain: async () => {
      running = await startNow();
    },
    remove: async () => {
      await stop();
      await files.rm(folder, { recursive: true });
    },
  };
}

type Running = { readonly process: ChildProcess };

/** The options that `npm start` passes to Node, and the limits that it gives to the allocator (tools/start-server.ts). */
export const nodeOptions = ["--max-semi-space-size=8"];
export const allocator = {
  MALLOC_ARENA_MAX: "1",
  MALLOC_MMAP_THRESHOLD_: "1048576",
  MALLOC_TRIM_THRESHOLD_: "1048576",
  GLIBC_TUNABLES: "glibc.malloc.hugetlb=1",
};

/** What venues run is built from these sources; a manual journey runs them directly. */
const sources = join(import.meta.dirname, "..", "apps", "server", "src", "main.ts");
const program = process.env["COMANDA_SERVER"] ?? sources;

/** A cold start with the demo venue takes about a second; with a year of bills on a busy machine it takes many. */
const startTimeoutMs = 120_000;

async function startProcess(
  environment: Settings,
  port: number,
  programArguments: readonly string[],
): Promise<Running> {
  const server = spawn(process.execPath, [...nodeOptions, program, ...programArguments], {
    env: { ...allocator, ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const collect = (text: Buffer) => {
    output += text.toString();
  };
  server.stdout.on("data", collect);
  server.stderr.on("data", collect);
  const isReady = await waitUntilReady(server, `http://localhost:${port}`);
  if (isReady) return { process: server };
  await stopProcess(server, "SIGTERM");
  throw new Error(`The server did not start.\n${output}`);
}

async function waitUntilReady(server: ChildProcess, origin: string): Promise<boolean> {
  const timeout = AbortSignal.timeout(startTimeoutMs);
  while (server.exitCode === null && !timeout.aborted) {
    const health = await fetch(origin + callTarget(readHealth)).catch(() => null);
    if (health?.ok === true) return true;
    await timers.setTimeout(50);
  }
  return false;
}

async function stopProcess(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exit = once(server, "exit");
  server.kill(signal);
  await exit;
}
