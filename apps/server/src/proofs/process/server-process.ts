import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";

import { serverProgram } from "../../testing/server-program.ts";
import type { ProcessData } from "./process-data.ts";

/** The real program, which may be killed. */
export type ServerProcess = {
  readonly port: number;
  readonly pid: number;
  /** As in a power cut, except that everything handed to the system is kept. */
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Resolves when it has ended, for whatever reason. */
  readonly ended: Promise<unknown>;
  /** Its error output. */
  readonly complaints: () => string;
};

/** Starts it directly, or under another program such as strace. */
export async function startProcess(
  { environment }: ProcessData,
  under: readonly string[] = [],
): Promise<ServerProcess> {
  const [command, ...args] = [...under, process.execPath, serverProgram];
  const server = spawn(command ?? process.execPath, args, {
    env: {
      ...process.env,
      ...environment,
      PORT: "0",
      HOST: "127.0.0.1",
      LOG_LEVEL: "error",
      // Four sessions act for sixteen people here.
      COMANDA_CALLS_PER_SECOND: "100000",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let complaints = "";
  server.stderr.on("data", (chunk: Buffer) => (complaints += chunk.toString()));
  const ended = once(server, "exit");
  const [greeting]: unknown[] = await Promise.race([
    once(server.stdout, "data"),
    ended.then(() => Promise.reject(new Error(`No server: ${complaints}`))),
  ]);
  const port = Number(/:(\d+)\n/.exec(String(greeting))?.[1]);
  return {
    port,
    pid: server.pid ?? 0,
    kill: () => end(server, "SIGKILL"),
    stop: () => end(server, "SIGTERM"),
    ended,
    complaints: () => complaints,
  };
}

async function end(server: ChildProcess, signal: "SIGKILL" | "SIGTERM"): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exit = once(server, "exit");
  server.kill(signal);
  await exit;
}
