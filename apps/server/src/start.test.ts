import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { readConfig } from "./config.ts";
import { start } from "./start.ts";

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

test("a started server says where it is, and answers there until it is stopped", async () => {
  const server = await start(config());
  expect(server.greeting).toEqual([
    expect.stringMatching(/^Comanda is ready: http:\/\/localhost:\d+$/),
    'Demo venue: sign in as admin, cashier, waiter, harbour. The password is "demo".',
  ]);
  expect(await healthAt(server.greeting)).toBe(200);
  await server.stop();
  await expect(healthAt(server.greeting)).rejects.toThrow("fetch failed");
});

test("a port that is taken is named, and the data are let go", async () => {
  const other = createServer().listen(0, "localhost");
  await once(other, "listening");
  const address = other.address();
  const port = typeof address === "object" ? String(address?.port) : "";
  await expect(start(config(port))).rejects.toThrow(`Port ${port} is in use.`);
  other.close();
  const server = await start(config(port));
  await server.stop();
});

/** The program itself, and what it has written so far. */
function run(environment: Readonly<Record<string, string>> = {}) {
  const program = spawn(process.execPath, [fileURLToPath(new URL("main.ts", import.meta.url))], {
    env: { ...process.env, COMANDA_DATA: folder, PORT: "0", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const written = { output: "", errors: "" };
  program.stdout.on("data", (chunk: Buffer) => (written.output += chunk.toString()));
  program.stderr.on("data", (chunk: Buffer) => (written.errors += chunk.toString()));
  const started = once(program.stdout, "data");
  const ended = once(program, "close").then(([code]: unknown[]) => ({ code, ...written }));
  return { program, started, ended };
}

describe("the program", () => {
  test("ends with one line and code 1 where another runs, also after that one was killed", async () => {
    const first = run();
    await first.started;
    expect(await run().ended).toEqual({
      code: 1,
      output: "",
      errors: `Comanda cannot start: Another Comanda already runs on the data folder ${folder}.\n`,
    });
    first.program.kill("SIGKILL");
    await first.ended;
    const server = await start(config());
    await server.stop();
  });

  test("ends well when it is told to, twice", async () => {
    const { program, started, ended } = run();
    await started;
    program.kill("SIGINT");
    program.kill("SIGTERM");
    const { code, output, errors } = await ended;
    expect({ code, errors }).toEqual({ code: 0, errors: "" });
    expect(output.trimEnd().split("\n").at(-1)).toBe("Comanda has stopped.");
  });

  test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
    "finishes what it does on %s, and leaves the data whole in one file",
    async (signal) => {
      const { program, started, ended } = run();
      await started;
      program.kill(signal);
      expect(await ended).toMatchObject({ code: 0, errors: "" });
      const left = readdirSync(folder).filter((name) => /-(wal|shm|journal)$/.test(name));
      expect(left).toEqual([]);
    },
  );

  test("ends with one line and code 1 on a setting that makes no sense", async () => {
    const { code, errors } = await run({ PORT: "many" }).ended;
    expect(errors).toBe('Comanda cannot start: PORT must be a number up to 65535, not "many".\n');
    expect(code).toBe(1);
  });
});
