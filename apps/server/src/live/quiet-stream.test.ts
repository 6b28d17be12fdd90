import { once } from "node:events";
import type { Readable } from "node:stream";

import { id } from "@comanda/domain/id";
import { instant } from "@comanda/domain/time/instant";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import { Outage } from "#database/outage.ts";
import type { SerializedRow, WireRow } from "#journal/find-rows-after.ts";
import type { RowsAfter } from "#journal/recent-rows.ts";

import { openTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { liveHub } from "./live-hub.ts";
import { streamChanges } from "./stream-changes.ts";

const session = {
  id: "waiter",
  epoch: 0,
  staff: id<"staff">(20),
  permissions: [],
  location: id<"location">(1),
  station: null,
};
const heartbeat = ":\n\n";

let data: TestDatabase;
beforeAll(async () => {
  data = await openTestDatabase();
});
afterAll(() => data.remove());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

function open(rowsAfter: RowsAfter): Readable {
  const parts = {
    database: data.database,
    logMissingRows: () => {},
    clock: () => instant(0),
    rowsAfter,
    hub: liveHub(null, { warn: () => {}, error: () => {} }),
    isSessionValid: async () => true,
  };
  return streamChanges(parts, session, { ping: 0, mark: undefined });
}

const rowOf = (ping: number, text = ""): SerializedRow => {
  const row: WireRow = { ping, insert: {}, update: {}, delete: {}, mark: text };
  return { ping, mark: text, json: JSON.stringify(row) };
};

/** What the stream says, with the seconds after which it says it. */
async function listen(stream: Readable, seconds: number): Promise<readonly [number, string][]> {
  const said: [number, string][] = [];
  const start = performance.now();
  stream.on("data", (bytes: Buffer) => {
    said.push([(performance.now() - start) / 1000, bytes.toString()]);
  });
  for (let step = 0; step < seconds * 2; step += 1) await vi.advanceTimersByTimeAsync(500);
  stream.destroy();
  return said;
}

describe("a quiet stream", () => {
  test("has a heartbeat at its beginning, after 15 s, and after 31 checks more each time", async () => {
    const said = await listen(
      open(async () => []),
      60,
    );
    expect(said).toEqual([0, 15, 30.5, 46].map((second) => [second, heartbeat]));
  });

  test("has its next heartbeat 31 checks after a row", async () => {
    const since = performance.now();
    const stream = open(async (_location, { ping }) =>
      ping === 0 && performance.now() - since >= 5000 ? [rowOf(1)] : [],
    );
    const said = await listen(stream, 40);
    expect(said.map(([second]) => second)).toEqual([0, 5, 20.5, 36]);
    expect(said[1]?.[1]).toMatch(/^id: 1\n/);
  });
});

test("a reader who takes nothing is cut off after 31 checks, and gets no second row", async () => {
  let reads = 0;
  const stream = open(async (_location, { ping }) => {
    reads += 1;
    return [rowOf(ping + 1, "x".repeat(256 * 1024))];
  });
  await vi.advanceTimersByTimeAsync(15_000);
  expect([stream.destroyed, reads]).toEqual([false, 1]);
  await vi.advanceTimersByTimeAsync(500);
  expect([stream.destroyed, reads]).toEqual([true, 1]);
});

describe("a stream whose database fails", () => {
  test("passes the fault on", async () => {
    const stream = open(async () => {
      throw new Error("the disk is full");
    });
    await expect(once(stream, "close")).rejects.toThrow("the disk is full");
  });

  test("closes without a fault while the database is away", async () => {
    const stream = open(async () => {
      throw new Outage("database-away", new Error("away"));
    });
    await expect(once(stream, "close")).resolves.toEqual([]);
  });
});
