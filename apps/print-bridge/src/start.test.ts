import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { request as plainRequest, type RequestOptions } from "node:http";
import { request } from "node:https";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";

import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { printerName } from "./allowed-printers.ts";
import { CannotStart, readConfig } from "./config.ts";
import { startBridge } from "./start.ts";
import { startRecordingPrinter } from "./testing/recording-printer.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "comanda-bridge-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** For a busy machine. */
const slowTimeout = { timeout: 30_000 };
const ignoreLines = (): void => {};
const authority = () => readFileSync(join(folder, "tls", "authority.pem"), "utf8");

function configOf(printer: string, more: Record<string, string> = {}) {
  return readConfig({
    COMANDA_DATA: folder,
    PORT: "0",
    HOST: "127.0.0.1",
    COMANDA_ORIGIN: "https://pos.example",
    COMANDA_PRINTERS: printer,
    ...more,
  });
}

/** Over HTTPS, as a client that trusts the bridge's authority. */
async function sendRequest(port: number, options: RequestOptions, body = ""): Promise<string> {
  const asked = request({ host: "localhost", port, ca: authority(), agent: false, ...options });
  asked.end(body);
  const [response] = await once(asked, "response");
  return await text(response);
}

describe("a bridge", () => {
  test("prints over HTTPS with a certificate that survives a restart", async () => {
    await using printer = await startRecordingPrinter("normal");
    const first = await startBridge(configOf(printerName(printer)), ignoreLines);
    const made = authority();
    const path = `/print/${printerName(printer)}`;
    expect(await sendRequest(first.ports[0] ?? 0, { method: "POST", path }, "a bill")).toBe(
      '{"outcome":"delivered"}',
    );
    await first.stop();
    const second = await startBridge(configOf(printerName(printer)), ignoreLines);
    expect(await sendRequest(second.ports[0] ?? 0, { path: "/authority.crt" })).toBe(made);
    await second.stop();
    expect(printer.jobs().map(String)).toEqual(["a bill"]);
  });

  test("also speaks HTTP if configured", async () => {
    const wanted = configOf("127.0.0.1:9100", { COMANDA_PLAIN_PORT: "0" });
    const bridge = await startBridge(wanted, ignoreLines);
    const asked = plainRequest({ host: "127.0.0.1", port: bridge.ports[1], path: "/status" });
    asked.end();
    const [response] = await once(asked, "response");
    expect(JSON.parse(await text(response))).toMatchObject({ printers: [{ length: 0 }] });
    await bridge.stop();
  });

  test("reports where tills can reach it", async () => {
    const bridge = await startBridge(configOf("192.168.1.50"), ignoreLines);
    expect(bridge.greeting[0]).toBe("The print bridge feeds 192.168.1.50:9100.");
    expect(bridge.greeting).toContain(`  https://127.0.0.1:${bridge.ports[0]}`);
    await bridge.stop();
  });

  test("that is stopped still prints what it has accepted", async () => {
    await using printer = await startRecordingPrinter("slow");
    const bridge = await startBridge(configOf(printerName(printer)), ignoreLines);
    const path = `/print/${printerName(printer)}`;
    const job = "a long report ".repeat(100_000);
    const printing = sendRequest(bridge.ports[0] ?? 0, { method: "POST", path }, job);
    await expect.poll(() => printer.jobs().length, slowTimeout).toBe(1);
    await bridge.stop();
    expect(await printing).toBe('{"outcome":"delivered"}');
    expect(String(printer.jobs()[0])).toBe(job);
  });

  test("reports that its port is in use", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const bound = other.address();
    const PORT = String(typeof bound === "object" ? bound?.port : 0);
    const starting = startBridge(configOf("192.168.1.50", { PORT }), ignoreLines);
    await expect(starting).rejects.toThrow(CannotStart);
    other.close();
  });
});

/** Starts the real program, as a machine runs it. */
async function startProgram(printer: string) {
  const child = spawn(process.execPath, [fileURLToPath(new URL("main.ts", import.meta.url))], {
    env: {
      COMANDA_DATA: folder,
      PORT: "0",
      HOST: "127.0.0.1",
      COMANDA_ORIGIN: "https://pos.example",
      COMANDA_PRINTERS: printer,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  for await (const bytes of child.stdout.iterator({ destroyOnReturn: false })) {
    said += String(bytes);
    if (said.includes("is not asked")) break;
  }
  child.stdout.resume();
  const port = Number(/https:\/\/127\.0\.0\.1:(\d+)/.exec(said)?.[1]);
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  };
  return { port, end };
}

test("a bridge that is killed in the middle of a job does not print it again unless a till asks", async () => {
  await using printer = await startRecordingPrinter("stops-half-way");
  const name = printerName(printer);
  const killed = await startProgram(name);
  const job = "a long report ".repeat(500_000);
  const { run } = JSON.parse(await sendRequest(killed.port, { path: "/status" }));
  const path = `/print/${name}?job=12-1&run=${run}`;
  const lost = sendRequest(killed.port, { method: "POST", path }, job).catch(() => "no reply");
  await expect.poll(() => printer.jobs().length, slowTimeout).toBe(1);
  await wait(100);
  await killed.end("SIGKILL");
  expect(await lost).toBe("no reply");

  printer.become("normal");
  const again = await startProgram(name);
  // The till that lost the connection learns that the outcome is unknown; a new attempt is printed in full.
  expect(await sendRequest(again.port, { method: "POST", path }, job)).toBe(
    '{"error":"bridge-restarted"}',
  );
  expect(printer.jobs()).toHaveLength(1);
  const next = JSON.parse(await sendRequest(again.port, { path: "/status" }));
  const retry = `/print/${name}?job=12-2&run=${next.run}`;
  expect(await sendRequest(again.port, { method: "POST", path: retry }, job)).toBe(
    '{"outcome":"delivered"}',
  );
  expect(String(printer.jobs()[1])).toBe(job);
  await again.end("SIGTERM");
});
