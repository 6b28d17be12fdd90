import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdtempSync, openSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { readConfig } from "./config.ts";
import { start } from "./start.ts";
import { serverProgram } from "./testing/server-program.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "comanda-start-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const config = (port = "0") => readConfig({ COMANDA_DATA: folder, PORT: port });

async function healthAt(greeting: readonly string[]): Promise<number> {
  const [address] = /http:\S+/.exec(greeting[0] ?? "") ?? [];
  return (await fetch(`${address}/api/health`)).status;
}

test("a started server prints its address, and replies there until it is stopped", async () => {
  const server = await start(config());
  expect(server.greeting).toEqual([
    expect.stringMatching(/^Comanda is ready: http:\/\/localhost:\d+$/),
    'Demo venue: log in as admin, cashier, waiter, harbour. The password is "demo".',
  ]);
  expect(await healthAt(server.greeting)).toBe(200);
  await server.stop();
  await expect(healthAt(server.greeting)).rejects.toThrow("fetch failed");
});

test("a reachable venue with the demo's passwords prints a warning", async () => {
  const server = await start({ ...config(), host: "0.0.0.0" });
  await server.stop();
  expect(server.greeting.at(-1)).toMatch(/^Warning: anyone who can reach this address can log in/);
});

test("the error names a port that is taken, and the data are released", async () => {
  const other = createServer().listen(0, "localhost");
  await once(other, "listening");
  const address = other.address();
  const port = typeof address === "object" ? String(address?.port) : "";
  await expect(start(config(port))).rejects.toThrow(`Port ${port} is in use.`);
  other.close();
  const server = await start(config(port));
  await server.stop();
});

/** The real program, and its output so far. */
function run(environment: Readonly<Record<string, string>> = {}, options: readonly string[] = []) {
  const program = spawn(process.execPath, [...options, serverProgram], {
    env: { ...process.env, COMANDA_DATA: folder, PORT: "0", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const written = { output: "", errors: "" };
  program.stdout.on("data", (chunk: Buffer) => (written.output += chunk.toString()));
  program.stderr.on("data", (chunk: Buffer) => (written.errors += chunk.toString()));
  const ended = once(program, "close").then(([code]: unknown[]) => ({ code, ...written }));
  // A program that ends instead is no reason to wait: its end says why.
  const started = Promise.race([once(program.stdout, "data"), ended]);
  return { program, started, ended };
}

describe("the program", () => {
  test("exits with one line and code 1 if another one runs, even after that one was killed", async () => {
    const first = run();
    await first.started;
    expect(await run().ended).toEqual({
      code: 1,
      output: "",
      errors: `Comanda cannot start: Another Comanda is already running on the data folder ${folder}.\n`,
    });
    first.program.kill("SIGKILL");
    await first.ended;
    const server = await start(config());
    await server.stop();
  });

  test("exits cleanly when it gets the signal twice", async () => {
    const { program, started, ended } = run();
    await started;
    program.kill("SIGINT");
    program.kill("SIGTERM");
    const { code, output, errors } = await ended;
    expect({ code, errors }).toEqual({ code: 0, errors: "" });
    expect(output.trimEnd().split("\n").at(-1)).toBe("Comanda has stopped.");
  });

  test("exits cleanly when it gets the signal again after its last line", async () => {
    const { program, started, ended } = run();
    await started;
    program.stdout.on("data", (text) => {
      if (String(text).includes("Comanda has stopped.")) program.kill("SIGTERM");
    });
    program.kill("SIGINT");
    expect(await ended).toMatchObject({ code: 0, errors: "" });
  });

  test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
    "finishes running requests on %s, and leaves the data complete in one file",
    async (signal) => {
      const { program, started, ended } = run();
      await started;
      program.kill(signal);
      expect(await ended).toMatchObject({ code: 0, errors: "" });
      const left = readdirSync(folder).filter((name) => /-(wal|shm|journal)$/.test(name));
      expect(left).toEqual([]);
    },
  );

  test("copies a database whose file was deleted however little time a stop has", async () => {
    // What else takes ten seconds at most, such as the start, keeps them.
    const hurry = `
      let isStopping = false;
      process.on("SIGTERM", () => { isStopping = true; });
      const wait = setTimeout;
      globalThis.setTimeout = (act, ms) => wait(act, isStopping && ms === 10_000 ? 0 : ms);
    `;
    const { program, started, ended } = run({}, [
      "--import",
      `data:text/javascript,${encodeURIComponent(hurry)}`,
    ]);
    await started;
    rmSync(join(folder, "comanda.db"));
    program.kill("SIGTERM");
    expect((await ended).errors).toContain("Everything that was acknowledged is in");
    const copies = readdirSync(folder).filter((name) => /\.rescued-[-\dTZ]+$/.test(name));
    expect(copies).toHaveLength(1);
  });

  test("exits with one line and code 1 on an invalid setting", async () => {
    const { code, errors } = await run({ PORT: "many" }).ended;
    expect(errors).toBe('Comanda cannot start: PORT must be a number up to 65535, not "many".\n');
    expect(code).toBe(1);
  });

  test.each([
    ["is thrown", "throw fault"],
    ["fails a promise that nobody awaits", "void Promise.reject(fault)"],
  ])(
    "exits with a last line and code 1 on an error that %s, and starts again",
    async (_how, plant) => {
      const planting = `process.on("SIGUSR2", () => { const fault = new Error("planted"); ${plant}; })`;
      const { program, started, ended } = run({}, ["--import", `data:text/javascript,${planting}`]);
      await started;
      program.kill("SIGUSR2");
      const { code, errors } = await ended;
      expect(code).toBe(1);
      expect(errors).toMatch(/^Error: planted\n {4}at /);
      expect(errors.trimEnd().split("\n").at(-1)).toBe(
        "Comanda stops because of this fault; start it again. Everything it confirmed is in the database.",
      );
      const server = await start(config());
      await server.stop();
    },
  );

  test("keeps running if its output cannot be written, as with a log on a full disk", async () => {
    // At "localhost" it answers by one address while it still looks for others, and cannot be stopped in order yet.
    const HOST = "127.0.0.1";
    const log = openSync("/dev/full", "w");
    const port = await freePort();
    const program = spawn(process.execPath, [serverProgram], {
      env: { ...process.env, COMANDA_DATA: folder, HOST, PORT: String(port), LOG_LEVEL: "trace" },
      stdio: ["ignore", log, log],
    });
    closeSync(log);
    const address = [`http://${HOST}:${port}`];
    await vi.waitFor(async () => expect(await healthAt(address)).toBe(200), { timeout: 30_000 });
    expect(await healthAt(address)).toBe(200);
    const ended = once(program, "close");
    program.kill("SIGTERM");
    expect(await ended).toEqual([0, null]);
  });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "localhost");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" ? (address?.port ?? 0) : 0;
}
