import { expect, test, describe } from "vitest";

import { printerName } from "./allowed-printers.ts";
import { epson, startAnsweringPrinter } from "./testing/answering-printer.ts";
import { startRecordingPrinter } from "./testing/recording-printer.ts";
import { startTestBridge, tillOrigin, type TestBridge } from "./testing/test-bridge.ts";

const fromTill = { method: "POST", headers: { origin: tillOrigin } };
const start = async (bridge: TestBridge) => bridge.call("/search", fromTill);
const stateOf = async (bridge: TestBridge) => (await bridge.call("/search")).json();
const untilDone = (bridge: TestBridge) =>
  expect.poll(() => stateOf(bridge), { timeout: 10_000 }).toMatchObject({ state: "done" });

describe("a search", () => {
  test("finds the receipt printers of a network, and prints on none of them", async () => {
    await using bar = await startAnsweringPrinter("127.0.7.2", epson);
    const { port } = bar;
    await using kitchen = await startAnsweringPrinter(
      "127.0.7.3",
      { status: Buffer.of(0x12) },
      port,
    );
    await using silent = await startAnsweringPrinter("127.0.7.4", {}, port);
    await using chatty = await startAnsweringPrinter("127.0.7.5", { greeting: "hello" }, port);
    await using bridge = await startTestBridge({ networks: [`127.0.7.0/28:${port}`] });
    expect(await stateOf(bridge)).toMatchObject({ state: "not-started", printers: [] });
    const reply = await start(bridge);
    expect(reply.status).toBe(202);
    expect(await reply.json()).toMatchObject({ state: "running", addresses: 14, asked: 0 });
    await untilDone(bridge);
    expect(await stateOf(bridge)).toEqual({
      state: "done",
      networks: [`127.0.7.0/28:${port}`],
      tooLarge: [],
      addresses: 14,
      asked: 14,
      printers: [
        { ...found(`127.0.7.2:${port}`), maker: "EPSON", model: "TM-T20III" },
        found(`127.0.7.3:${port}`),
      ],
      others: [`127.0.7.4:${port}`, `127.0.7.5:${port}`],
    });
    expect(Buffer.concat([...silent.received(), ...chatty.received()])).toHaveLength(2 * 3);
    expect(Buffer.concat([...bar.received(), ...kitchen.received()])).toHaveLength(2 * 9);
  });

  test("lets the bridge print on what it found, and only on that", async () => {
    await using bar = await startAnsweringPrinter("127.0.8.2", epson);
    await using silent = await startAnsweringPrinter("127.0.8.3", {}, bar.port);
    await using bridge = await startTestBridge({ networks: [`127.0.8.0/29:${bar.port}`] });
    expect((await bridge.print(printerName(bar), Buffer.from("1"))).status).toBe(403);
    await start(bridge);
    await untilDone(bridge);
    expect((await bridge.print(printerName(bar), Buffer.from("1"))).status).toBe(200);
    expect((await bridge.print(printerName(silent), Buffer.from("1"))).status).toBe(403);
    expect(bridge.found).toEqual([{ host: "127.0.8.2", port: bar.port }]);
  });

  test("that is running is joined and not begun again", async () => {
    await using slow = await startAnsweringPrinter("127.0.9.2", { ...epson, delayMs: 200 });
    await using bridge = await startTestBridge({ networks: [`127.0.9.0/29:${slow.port}`] });
    const replies = await Promise.all([start(bridge), start(bridge), start(bridge)]);
    expect(replies.map(({ status }) => status)).toEqual([202, 202, 202]);
    await untilDone(bridge);
    expect(slow.received()).toHaveLength(1);
    await start(bridge);
    expect(await stateOf(bridge)).toMatchObject({ state: "running", printers: [] });
    await untilDone(bridge);
    expect(slow.received()).toHaveLength(2);
  });

  test("shows the hardware address of a printer, and does without if it cannot be read", async () => {
    await using bar = await startAnsweringPrinter("127.0.14.2", epson);
    const networks = [`127.0.14.0/30:${bar.port}`];
    const mac = "00:26:ab:12:34:56";
    await using bridge = await startTestBridge({
      networks,
      neighbours: async () => new Map([[bar.host, mac]]),
    });
    await start(bridge);
    await untilDone(bridge);
    expect(await stateOf(bridge)).toMatchObject({ printers: [{ model: "TM-T20III", mac }] });
    await using blind = await startTestBridge({
      networks,
      neighbours: () => Promise.reject(new Error("EACCES")),
    });
    await start(blind);
    await untilDone(blind);
    expect(await stateOf(blind)).toMatchObject({ printers: [{ model: "TM-T20III", mac: null }] });
    expect(blind.lines.join("\n")).toContain("EACCES");
  });

  test("leaves a printer that is printing alone, and names it", async () => {
    await using busy = await startRecordingPrinter("never-reads");
    await using bridge = await startTestBridge({
      printers: [busy],
      networks: ["127.0.10.0/30:9"],
    });
    const printing = bridge.print(printerName(busy), Buffer.alloc(100));
    await expect
      .poll(async () => (await bridge.call("/status")).json())
      .toMatchObject({ printers: [{ length: 1 }] });
    await start(bridge);
    await untilDone(bridge);
    expect(await stateOf(bridge)).toMatchObject({
      printers: [{ ...found(printerName(busy)), isPrinting: true }],
    });
    await printing;
    expect(busy.maxConnections()).toBe(1);
  });

  test("asks a printer of the bridge between its papers", async () => {
    await using bar = await startAnsweringPrinter("127.0.11.2", { ...epson, delayMs: 100 });
    await using bridge = await startTestBridge({
      printers: [bar],
      networks: ["127.0.11.0/30:9"],
    });
    await start(bridge);
    await expect.poll(() => bar.received().length).toBe(1);
    expect((await bridge.print(printerName(bar), Buffer.from("a bill"))).status).toBe(200);
    await untilDone(bridge);
    expect(bar.received().map(({ length }) => length)).toEqual([9, 6]);
  });
});

describe("a search is refused", () => {
  test("in networks that are too large, which it leaves out if there are others", async () => {
    await using bridge = await startTestBridge({ networks: ["172.17.0.0/16"] });
    const reply = await start(bridge);
    expect([reply.status, await reply.json()]).toEqual([409, { error: "networks-too-large" }]);
    await using both = await startTestBridge({ networks: ["172.17.0.0/16", "127.0.12.0/30:9"] });
    await start(both);
    await untilDone(both);
    expect(await stateOf(both)).toMatchObject({
      networks: ["127.0.12.0/30:9"],
      tooLarge: ["172.17.0.0/16"],
      addresses: 2,
    });
  });

  test("without a network", async () => {
    await using bridge = await startTestBridge({ networks: [] });
    const reply = await start(bridge);
    expect([reply.status, await reply.json()]).toEqual([409, { error: "no-network-to-search" }]);
    expect(await stateOf(bridge)).toMatchObject({ state: "not-started" });
  });

  test.each([
    ["a page of another origin", { origin: "https://evil.example" }],
    ["a caller that is no page", {}],
  ])("to %s", async (_caller, headers: Record<string, string>) => {
    await using bridge = await startTestBridge({ networks: ["127.0.13.0/30:9"] });
    const reply = await bridge.call("/search", { method: "POST", headers });
    expect([reply.status, await reply.json()]).toEqual([403, { error: "origin-not-allowed" }]);
    expect(await stateOf(bridge)).toMatchObject({ state: "not-started" });
  });
});

function found(address: string) {
  return { address, maker: "", model: "", mac: null, isPrinting: false };
}
