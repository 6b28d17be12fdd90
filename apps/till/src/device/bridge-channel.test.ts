import { once } from "node:events";
import { createServer } from "node:http";

import { describe, expect, test } from "vitest";

import type { BridgeSurroundings } from "./ask-bridge.ts";
import { addressSpaceOf, declaredSpace } from "./bridge-address.ts";
import { printByBridge } from "./bridge-channel.ts";
import { startBridge } from "./testing/real-bridge.ts";
import { startBrokenLine, startPrinter } from "./testing/sockets.ts";
import type { Trouble } from "./trouble.ts";

type Permission = Awaited<ReturnType<BridgeSurroundings["permission"]>>;

/** A till with a browser whose user has said this. */
function till(said: Readonly<Record<string, Permission>> = {}) {
  const troubles: Trouble[] = [];
  const surroundings: BridgeSurroundings = {
    fetch: (url, init) => fetch(url, init),
    permission: async (name) => said[name] ?? "unknown",
    onTrouble: (trouble) => troubles.push(trouble),
  };
  const print = (address: string, printer: string, bytes = bill, name = "12-1") =>
    printByBridge(surroundings, address, { name, printer, bytes });
  return { print, troubles };
}

const bill = Uint8Array.from({ length: 40_000 }, (_, index) => (index * 31) % 256);
/** More than the system's own buffers take in place of the printer. */
const pictures = new Uint8Array(7 * 1024 * 1024).fill(7);

describe("a paper by the bridge", () => {
  test("gets to its printer as it is, and once, however often it is asked for", async () => {
    await using printer = await startPrinter();
    await using bridge = await startBridge(printer.address);
    const { print } = till();
    expect(await print(bridge.plain, printer.address)).toBeNull();
    expect(await print(bridge.plain, printer.address)).toBeNull();
    expect(printer.jobs().map((job) => job.equals(bill))).toEqual([true]);
    expect(await print(bridge.plain, printer.address, bill, "12-2")).toBeNull();
    expect(printer.jobs()).toHaveLength(2);
  });

  test("is told what its printer does", async () => {
    const printer = await startPrinter();
    await printer[Symbol.asyncDispose]();
    await using bridge = await startBridge(printer.address);
    expect(await till().print(bridge.plain, printer.address)).toBe("refused");
    expect(await till().print(bridge.plain, "192.168.99.99")).toBe("not-allowed");
  });

  test("is printed once although the line breaks with the reply", async () => {
    await using printer = await startPrinter();
    await using bridge = await startBridge(printer.address);
    // The first reply is the status, the second would be of the job.
    await using line = await startBrokenLine(bridge.plain, 2);
    const address = `http://127.0.0.1:${line.port}`;
    expect(await till().print(address, printer.address)).toBeNull();
    expect(printer.jobs()).toHaveLength(1);
  });

  test("that a bridge had when it was killed is lost, and not printed by the next", async () => {
    await using printer = await startPrinter();
    printer.read(false);
    const bridge = await startBridge(printer.address);
    const printing = till().print(bridge.plain, printer.address, pictures);
    await expect.poll(() => printer.jobs().length).toBe(1);
    await bridge.kill();
    printer.read(true);
    await using again = await startBridge(printer.address, Number(new URL(bridge.plain).port));
    expect(again.plain).toBe(bridge.plain);
    expect(await printing).toBe("bridge-lost");
    expect(printer.jobs()).toHaveLength(1);
    await bridge[Symbol.asyncDispose]();
  });
});

describe("a bridge that is not reached", () => {
  test("is one that is off, where it is asked by HTTP", async () => {
    const off = await startPrinter();
    await off[Symbol.asyncDispose]();
    const { print, troubles } = till();
    expect(await print(`http://127.0.0.1:${off.port}`, "192.168.1.50")).toBe("bridge-unreachable");
    expect(troubles).toEqual([]);
  });

  test("is taken for one with a certificate that is not trusted, by HTTPS", async () => {
    await using bridge = await startBridge("192.168.1.50");
    const { print, troubles } = till();
    expect(await print(bridge.secure, "192.168.1.50")).toBe("bridge-certificate");
    expect(troubles).toEqual([{ kind: "bridge-certificate", page: bridge.secure }]);
  });

  test("may be something else", async () => {
    const server = createServer((_request, response) => response.end("<h1>A router</h1>"));
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const bound = server.address();
    const port = typeof bound === "object" ? bound?.port : 0;
    const printing = till().print(`http://127.0.0.1:${port}`, "192.168.1.50");
    expect(await printing).toBe("bridge-unreachable");
    server.closeAllConnections();
    server.close();
  });

  test("may have an address that is none", async () => {
    expect(await till().print("the one in the kitchen", "192.168.1.50")).toBe("bridge-unreachable");
  });

  test("may be kept from the page by what its user told the browser", async () => {
    const said = { "loopback-network": "denied" } as const;
    const { print, troubles } = till(said);
    expect(await print("https://127.0.0.1:9", "192.168.1.50")).toBe("bridge-permission");
    expect(troubles).toEqual([{ kind: "bridge-permission", state: "denied" }]);
  });

  test("may be kept from the page by a browser that knows one permission for both", async () => {
    const { print } = till({ "local-network-access": "denied" });
    expect(await print("https://127.0.0.1:9", "192.168.1.50")).toBe("bridge-permission");
  });
});

test("who is asked by the browser is told why, and is waited for", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const troubles: Trouble[] = [];
  const surroundings: BridgeSurroundings = {
    fetch: async (url, init) => {
      await promise;
      return await fetch(url, init);
    },
    permission: async () => "prompt",
    onTrouble: (trouble) => {
      troubles.push(trouble);
      resolve();
    },
  };
  await using printer = await startPrinter();
  await using bridge = await startBridge(printer.address);
  const job = { name: "12-1", printer: printer.address, bytes: bill };
  expect(await printByBridge(surroundings, bridge.plain, job)).toBeNull();
  expect(troubles).toEqual([{ kind: "bridge-permission", state: "asked" }]);
});

describe("where a bridge is", () => {
  test.each([
    ["https://localhost:9180", "loopback", null],
    ["http://127.0.0.1:9181", "loopback", null],
    ["https://192.168.1.20:9180", "local", null],
    ["http://192.168.1.20:9181", "local", null],
    ["http://bridge.local:9181", "local", null],
    ["http://bridge:9181", "local", "local"],
    ["https://bridge:9180", "local", null],
  ])("%s is %s, and is said to be %s", (origin, space, declared) => {
    expect(addressSpaceOf(origin)).toBe(space);
    expect(declaredSpace(origin)).toBe(declared);
  });
});
