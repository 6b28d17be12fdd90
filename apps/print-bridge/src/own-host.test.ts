import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { promises as timers } from "node:timers";

import { describe, expect, test } from "vitest";

import { printerName } from "./allowed-printers.ts";
import { readConfig } from "./config.ts";
import { startBridge } from "./start.ts";
import { startRecordingPrinter } from "./testing/recording-printer.ts";
import { startTestBridge } from "./testing/test-bridge.ts";

/** The raw response to a request with exactly these headers, sent over its own socket. */
async function sendRawRequest(port: number, lines: readonly string[], body = ""): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  const length = body === "" ? [] : [`content-length: ${body.length}`];
  socket.end([...lines, "connection: close", ...length, "", body].join("\r\n"));
  return await text(socket);
}

describe("by its own name", () => {
  test.each([
    "localhost",
    "LOCALHOST:9180",
    "127.0.0.1",
    "127.0.0.1:9180",
    "[::1]:9180",
    "[0:0:0:0:0:0:0:1]",
    "bar.local",
    "bar.local:9180",
  ])("%s a bridge answers", async (host) => {
    await using bridge = await startTestBridge();
    const reply = await sendRawRequest(bridge.port, ["GET /status HTTP/1.1", `host: ${host}`]);
    expect(reply).toMatch(/^HTTP\/1.1 200 /);
  });
});

describe("by a foreign name that points at it", () => {
  test.each([
    "evil.example",
    "evil.example:9180",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "bar.local.",
    "192.168.1.50",
    "[::2]",
    "evil.example@localhost",
    "localhost, evil.example",
    "localhost/evil.example",
    "",
  ])("%j a bridge tells nothing and prints nothing", async (host) => {
    await using printer = await startRecordingPrinter("normal");
    await using bridge = await startTestBridge({ printers: [printer] });
    const post = `POST /print/${printerName(printer)} HTTP/1.1`;
    const replies = await Promise.all([
      sendRawRequest(bridge.port, ["GET / HTTP/1.1", `host: ${host}`]),
      sendRawRequest(bridge.port, ["GET /status HTTP/1.1", `host: ${host}`]),
      sendRawRequest(bridge.port, [post, `host: ${host}`], "a bill"),
    ]);
    for (const reply of replies) {
      expect(reply).toMatch(/^HTTP\/1.1 421 /);
      expect(reply).toContain('{"error":"host-not-allowed"}');
    }
    expect(printer.jobs()).toEqual([]);
  });

  test("nor by two names at once", async () => {
    await using bridge = await startTestBridge();
    const lines = ["GET /status HTTP/1.1", "host: localhost", "host: evil.example"];
    expect(await sendRawRequest(bridge.port, lines)).toMatch(/^HTTP\/1.1 4\d\d /);
  });
});

test("a reply does not reveal its software, and no other page can read it", async () => {
  await using bridge = await startTestBridge();
  const reply = await sendRawRequest(bridge.port, ["GET /status HTTP/1.1", "host: localhost"]);
  const names = (reply.split("\r\n\r\n")[0] ?? "")
    .split("\r\n")
    .slice(1)
    .map((line) => line.split(":")[0]?.toLowerCase());
  expect(new Set(names)).toEqual(
    new Set(["cache-control", "connection", "date", "transfer-encoding", "vary"]),
  );
});

test("a bridge that is bound to one address listens only there, and announces itself nowhere", async () => {
  const folder = mkdtempSync(join(tmpdir(), "comanda-bridge-"));
  // Closed servers of the tests before are counted until the turn of the event loop ends in which they close.
  await timers.setImmediate();
  await timers.setImmediate();
  const before = resources();
  const bridge = await startBridge(
    readConfig({
      COMANDA_DATA: folder,
      PORT: "0",
      HOST: "127.0.0.1",
      COMANDA_ORIGIN: "https://pos.example",
      COMANDA_PRINTERS: "127.0.0.1:9100",
      COMANDA_NAMES: "printing.venue.example",
    }),
    () => {},
  );
  const port = bridge.ports[0] ?? 0;
  expect(bridge.ports).toHaveLength(1);
  expect(bridge.greeting).toContain(`  https://printing.venue.example:${port}`);
  const opened = resources();
  expect(opened.servers - before.servers).toBe(1);
  // Service discovery (mDNS, SSDP) announces names over UDP.
  expect(opened.udp - before.udp).toBe(0);
  const others = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === "IPv4" && !internal);
  for (const { address } of others) {
    const socket = connect(port, address);
    await expect(once(socket, "connect")).rejects.toThrow("ECONNREFUSED");
  }
  await bridge.stop();
  rmSync(folder, { recursive: true });
});

function resources(): { readonly servers: number; readonly udp: number } {
  const all = process.getActiveResourcesInfo();
  const count = (kind: string): number => all.filter((one) => one === kind).length;
  return { servers: count("TCPServerWrap"), udp: count("UDPWrap") };
}
