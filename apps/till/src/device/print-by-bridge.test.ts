import { once } from "node:events";
import { createServer } from "node:http";

import { describe, expect, test } from "vitest";

import type { BridgeEnvironment } from "./bridge-request.ts";
import { addressSpaceOf, addressSpaceToDeclare, needsPermission } from "./bridge-address.ts";
import { printByBridge } from "./print-by-bridge.ts";
import { startBridge } from "./testing/real-bridge.ts";
import { startBreakingProxy, startPrinter } from "./testing/test-printer.ts";
import type { PrinterProblem } from "./printer-problem.ts";

type Permission = Awaited<ReturnType<BridgeEnvironment["permission"]>>;

/** Generous, for a machine under load. */
const slowTest = { timeout: 30_000 };
const remoteOrigin = "https://pos.example";

/** A till in a browser with these permissions. */
function setUpTill(said: Readonly<Record<string, Permission>> = {}, page = remoteOrigin) {
  const problems: PrinterProblem[] = [];
  const environment: BridgeEnvironment = {
    page: () => page,
    fetch: (url, init) => fetch(url, init),
    permission: async (name) => said[name] ?? "unknown",
    onProblem: (problem) => problems.push(problem),
  };
  const print = (address: string, printer: string, bytes = bill, name = "12-1") =>
    printByBridge(environment, address, { name, printer, bytes });
  return { print, problems };
}

const bill = Uint8Array.from({ length: 40_000 }, (_, index) => (index * 31) % 256);
/** Larger than the system's socket buffers, which accept data even if the printer reads nothing. */
const hugeJob = new Uint8Array(7 * 1024 * 1024).fill(7);

describe("a job sent through the bridge", () => {
  test("reaches its printer unchanged and is printed once, even if it is sent twice", async () => {
    await using printer = await startPrinter();
    await using bridge = await startBridge(printer.address);
    const { print } = setUpTill();
    expect(await print(bridge.plain, printer.address)).toBeNull();
    expect(await print(bridge.plain, printer.address)).toBeNull();
    expect(printer.jobs().map((job) => job.equals(bill))).toEqual([true]);
    expect(await print(bridge.plain, printer.address, bill, "12-2")).toBeNull();
    expect(printer.jobs()).toHaveLength(2);
  });

  test("returns what the printer did", async () => {
    const printer = await startPrinter();
    await printer[Symbol.asyncDispose]();
    await using bridge = await startBridge(printer.address);
    expect(await setUpTill().print(bridge.plain, printer.address)).toBe("refused");
    expect(await setUpTill().print(bridge.plain, "192.168.99.99")).toBe("not-allowed");
  });

  test("is printed once although the connection breaks during the reply", async () => {
    await using printer = await startPrinter();
    await using bridge = await startBridge(printer.address);
    // The first reply is the status, the second would be that of the job.
    await using line = await startBreakingProxy(bridge.plain, 2);
    const address = `http://127.0.0.1:${line.port}`;
    expect(await setUpTill().print(address, printer.address)).toBeNull();
    expect(printer.jobs()).toHaveLength(1);
  });

  test("that the bridge had when it was killed is reported as lost and is not printed by the next run", async () => {
    await using printer = await startPrinter();
    printer.read(false);
    const bridge = await startBridge(printer.address);
    const printing = setUpTill().print(bridge.plain, printer.address, hugeJob);
    await expect.poll(() => printer.jobs().length, slowTest).toBe(1);
    await bridge.kill();
    printer.read(true);
    await using again = await startBridge(printer.address, Number(new URL(bridge.plain).port));
    expect(again.plain).toBe(bridge.plain);
    expect(await printing).toBe("bridge-lost");
    expect(printer.jobs()).toHaveLength(1);
    await bridge[Symbol.asyncDispose]();
  });
});

describe("a failed request to a bridge", () => {
  test("means over HTTP that the bridge is off", async () => {
    const off = await startPrinter();
    await off[Symbol.asyncDispose]();
    const { print, problems } = setUpTill();
    expect(await print(`http://127.0.0.1:${off.port}`, "192.168.1.50")).toBe("bridge-unreachable");
    expect(problems).toEqual([]);
  });

  test("means over HTTPS that its certificate is not trusted", async () => {
    await using bridge = await startBridge("192.168.1.50");
    const { print, problems } = setUpTill();
    expect(await print(bridge.secure, "192.168.1.50")).toBe("bridge-certificate");
    expect(problems).toEqual([{ kind: "bridge-certificate", page: bridge.secure }]);
  });

  test("may have reached something other than a bridge", async () => {
    const server = createServer((_request, response) => response.end("<h1>A router</h1>"));
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const bound = server.address();
    const port = typeof bound === "object" ? bound?.port : 0;
    const printing = setUpTill().print(`http://127.0.0.1:${port}`, "192.168.1.50");
    expect(await printing).toBe("bridge-unreachable");
    server.closeAllConnections();
    server.close();
  });

  test("may be due to an invalid address", async () => {
    expect(await setUpTill().print("the one in the kitchen", "192.168.1.50")).toBe(
      "bridge-unreachable",
    );
  });

  test("may be due to a permission that the user denied", async () => {
    const said = { "loopback-network": "denied" } as const;
    const { print, problems } = setUpTill(said);
    expect(await print("https://127.0.0.1:9", "192.168.1.50")).toBe("bridge-permission");
    expect(problems).toEqual([{ kind: "bridge-permission", state: "denied" }]);
  });

  test("may be due to a denied permission in a browser that has one for both address spaces", async () => {
    const { print } = setUpTill({ "local-network-access": "denied" });
    expect(await print("https://127.0.0.1:9", "192.168.1.50")).toBe("bridge-permission");
  });
});

test("a denied permission does not affect a page from the venue's own network", async () => {
  const { print, problems } = setUpTill({ "loopback-network": "denied" }, "http://localhost:8080");
  expect(await print("http://127.0.0.1:9", "192.168.1.50")).toBe("bridge-unreachable");
  expect(problems).toEqual([]);
});

test("a user with a permission prompt gets an explanation and time to answer", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const problems: PrinterProblem[] = [];
  const environment: BridgeEnvironment = {
    page: () => remoteOrigin,
    fetch: async (url, init) => {
      await promise;
      return await fetch(url, init);
    },
    permission: async () => "prompt",
    onProblem: (problem) => {
      problems.push(problem);
      resolve();
    },
  };
  await using printer = await startPrinter();
  await using bridge = await startBridge(printer.address);
  const job = { name: "12-1", printer: printer.address, bytes: bill };
  expect(await printByBridge(environment, bridge.plain, job)).toBeNull();
  expect(problems).toEqual([{ kind: "bridge-permission", state: "asked" }]);
});

describe("the address space of a bridge", () => {
  test.each([
    ["https://localhost:9180", "loopback", null],
    ["http://127.0.0.1:9181", "loopback", null],
    ["https://192.168.1.20:9180", "local", null],
    ["http://192.168.1.20:9181", "local", null],
    ["http://bridge.local:9181", "local", null],
    ["http://bridge:9181", "local", "local"],
    ["https://bridge:9180", "local", null],
  ])("of %s is %s, and is declared as %s", (origin, space, declared) => {
    expect(addressSpaceOf(origin)).toBe(space);
    expect(addressSpaceToDeclare(origin)).toBe(declared);
  });
});

describe("a page", () => {
  test.each([
    ["https://pos.example", "https://192.168.1.20:9180", true],
    ["https://pos.example", "https://localhost:9180", true],
    ["https://192.168.1.10:8080", "https://192.168.1.20:9180", false],
    ["https://172.31.0.1", "https://bridge.local:9180", false],
    ["https://172.32.0.1", "https://bridge.local:9180", true],
    ["https://pos.local:8080", "https://bridge.example:9180", false],
    ["https://pos:8080", "https://127.0.0.1:9180", true],
    ["http://localhost:8080", "https://127.0.0.1:9180", false],
  ])("at %s that calls %s may prompt the user: %s", (page, bridge, isAsked) => {
    expect(needsPermission(page, bridge)).toBe(isAsked);
  });
});
