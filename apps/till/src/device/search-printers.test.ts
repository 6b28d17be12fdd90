import { once } from "node:events";
import { createServer } from "node:http";

import { describe, expect, test } from "vitest";

import type { BridgeEnvironment } from "./bridge-request.ts";
import { readPrinterSearch, startPrinterSearch } from "./search-printers.ts";
import { startBridge } from "./testing/real-bridge.ts";
import { startReceiptPrinter } from "./testing/test-printer.ts";

const till = "https://pos.example";

/** A page of the till; a browser would add its origin. */
function pageOf(origin = till): BridgeEnvironment {
  return {
    page: () => origin,
    fetch: (url, init) => {
      const headers = new Headers(init.headers);
      headers.set("origin", origin);
      return fetch(url, { ...init, headers });
    },
    permission: async () => "granted",
    onProblem: () => {},
  };
}

/** A program that is no bridge of this release. */
async function startServer(body: string) {
  const server = createServer((_request, response) => void response.end(body));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const bound = server.address();
  return {
    address: `http://127.0.0.1:${typeof bound === "object" ? bound?.port : 0}`,
    [Symbol.asyncDispose]: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

describe("a search for printers", () => {
  test("begins, is followed, and returns the printers", async () => {
    await using printer = await startReceiptPrinter();
    const networks = `127.0.0.1/32:${printer.port}`;
    await using bridge = await startBridge("", 0, networks);
    expect(await startPrinterSearch(bridge.plain, pageOf())).toMatchObject({
      kind: "search",
      search: { state: "running", networks: [networks], addresses: 1 },
    });
    await expect
      .poll(() => readPrinterSearch(bridge.plain, pageOf()), { timeout: 10_000 })
      .toMatchObject({
        search: {
          state: "done",
          asked: 1,
          printers: [
            {
              address: `127.0.0.1:${printer.port}`,
              maker: "EPSON",
              model: "TM-T88V",
              isPrinting: false,
            },
          ],
        },
      });
  });

  test("is refused to a till that the bridge does not serve", async () => {
    await using bridge = await startBridge("");
    const reply = await startPrinterSearch(bridge.plain, pageOf("https://evil.example"));
    expect(reply).toEqual({ kind: "away", cause: "not-allowed" });
  });

  test("says what keeps it from the bridge", async () => {
    const bridge = await startBridge("");
    await bridge[Symbol.asyncDispose]();
    const away = { kind: "away", cause: "bridge-unreachable" };
    expect(await startPrinterSearch(bridge.plain, pageOf())).toEqual(away);
    expect(await startPrinterSearch("not an address", pageOf())).toEqual(away);
    const lost = { kind: "away", cause: "bridge-lost" };
    expect(await readPrinterSearch(bridge.plain, pageOf())).toEqual(lost);
  });

  test.each(['{"error":"not-found"}', '{"state":"?"}', "{}"])(
    "is beyond a bridge of another release, which answers %s",
    async (body) => {
      await using other = await startServer(body);
      expect(await readPrinterSearch(other.address, pageOf())).toEqual({ kind: "old-bridge" });
    },
  );

  test("takes from a reply only what has a meaning", async () => {
    const body = { state: "done", asked: "7", printers: [{ address: 5 }, null, "x"], others: [1] };
    await using other = await startServer(JSON.stringify(body));
    expect(await readPrinterSearch(other.address, pageOf())).toEqual({
      kind: "search",
      search: {
        state: "done",
        networks: [],
        tooLarge: [],
        addresses: 0,
        asked: 7,
        printers: [{ address: "5", maker: "", model: "", mac: null, isPrinting: false }],
        others: [],
      },
    });
  });
});
