import { sendPing } from "@comanda/contract/ping";
import { id } from "@comanda/domain/id";
import { instant } from "@comanda/domain/time/instant";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { startTestApp, testTime, type TestApp } from "../testing/test-app.ts";
import { callAs, replyOf, signInAs, type SignedIn } from "../testing/test-till.ts";
import { hashPrefixOf } from "./hash-entry.ts";
import { appendEntry, findEntriesAfter, findHead } from "./journal-store.ts";
import { maxRowsBehind } from "./find-rows-after.ts";
import { cacheRecentRows } from "./recent-rows.ts";

const lotus = id<"location">(1);

let app: TestApp;
let cashier: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  cashier = await signInAs(app, "cashier");
});
afterAll(() => app.close());

async function head(): Promise<number> {
  return (await findHead(app.database(), lotus)).sequence;
}

let written = 0;

/** Writes rows as this server or another does. */
async function grow(count: number): Promise<void> {
  await app
    .database()
    .transaction()
    .execute(async (tx) => {
      let { sequence, hash } = await findHead(tx, lotus);
      for (let row = 0; row < count; row += 1) {
        sequence += 1;
        written += 1;
        const entry = {
          location: lotus,
          sequence,
          at: instant(testTime),
          staff: null,
          station: null,
        };
        hash = await appendEntry(tx, { ...entry, action: `write-${written}`, changes: [] }, hash);
      }
    });
}

/** The newest rows are gone, as after a failover to a PostgreSQL that did not have them yet. */
async function lose(count: number): Promise<void> {
  const sequence = (await head()) - count;
  const { mark: hash } = await rowAt(sequence);
  const database = app.database();
  await database
    .deleteFrom("journal")
    .where("location", "=", lotus)
    .where("sequence", ">", sequence)
    .execute();
  await database
    .updateTable("journal_head")
    .set({ sequence, hash })
    .where("location", "=", lotus)
    .execute();
}

async function rowAt(ping: number) {
  const [row] = await findEntriesAfter(app.database(), lotus, { sequence: ping - 1, limit: 1 });
  if (row === undefined) throw new Error(`No row ${ping}`);
  return { ping, mark: row.hash };
}

/** As a till that has seen this row, or the newest one. */
async function seenAt(ping?: number) {
  const row = await rowAt(ping ?? (await head()));
  return { ping: row.ping, mark: hashPrefixOf(row.mark) };
}

const newCache = () => cacheRecentRows({ database: app.database(), shapes: {} });

async function rowsAfter(lastPing: number): Promise<readonly number[]> {
  const reply = replyOf(sendPing, await callAs(app, cashier, sendPing, { body: { lastPing } }));
  return reply.rows.map(({ ping }) => ping);
}

test("however far behind tills are, concurrently or one by one, each gets every row after its last", async () => {
  const step = fc.record({
    grow: fc.nat({ max: 90 }),
    behind: fc.array(fc.nat({ max: 400 }), { minLength: 1, maxLength: 6 }),
    isMeanwhile: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
      // Each step begins where the one before it ended.
      for (const { grow: count, behind, isMeanwhile } of steps) {
        const before = await head();
        const growing = grow(count);
        if (!isMeanwhile) await growing;
        const from = behind.map((rows) => Math.max(0, before - rows));
        const read = await Promise.all(from.map(rowsAfter));
        await growing;
        const least = isMeanwhile ? before : await head();
        for (const [index, rows] of read.entries()) {
          const first = (from[index] ?? 0) + 1;
          expect(rows).toEqual(rows.map((_, place) => first + place));
          expect(rows.at(-1) ?? first - 1).toBeGreaterThanOrEqual(least);
        }
      }
    }),
    { numRuns: 15 },
  );
});

test("all tills get a row from a single read, woken by it or after a cut, when each lacks other rows", async () => {
  const recent = newCache();
  const before = await head();
  await recent(lotus, { ping: before, mark: undefined });
  await grow(200);
  const lacking = Array.from({ length: 50 }, (_, index) => 200 - index);
  const read = await Promise.all(
    lacking.map((rows) => recent(lotus, { ping: before + 200 - rows, mark: undefined })),
  );
  expect(read.map((rows) => rows?.length)).toEqual(lacking);
  expect(new Set(read.map((rows) => rows?.at(-1))).size).toBe(1);
});

test("a till that asks after a long pause of all others gets what it lacks", async () => {
  const recent = newCache();
  await grow(1);
  await recent(lotus, { ping: (await head()) - 1, mark: undefined });
  await grow(maxRowsBehind + 1);
  const ping = (await head()) - 3;
  const rows = await recent(lotus, { ping, mark: undefined });
  expect(rows?.map((row) => row.ping)).toEqual([ping + 1, ping + 2, ping + 3]);
});

describe("after a failover that lost the newest rows, which others replace", () => {
  test.each([
    ["fewer", 2],
    ["as many", 3],
    ["more", 5],
  ])("and %s follow, tills get only rows that the journal has", async (_how, following) => {
    const recent = newCache();
    await grow(2);
    const seen = await seenAt();
    await grow(3);
    const lost = await recent(lotus, seen);
    const lostSeen = await seenAt();
    await lose(3);
    await grow(following);
    const rows = await recent(lotus, seen);
    expect(rows).toHaveLength(following);
    expect(rows).toEqual(await newCache()(lotus, seen));
    const gone = new Set(lost?.map(({ mark }) => mark));
    expect(gone.size).toBe(3);
    expect(rows?.filter(({ mark }) => gone.has(mark))).toEqual([]);
    // A till that has seen the lost rows loads everything.
    expect(await recent(lotus, lostSeen)).toBeNull();
  });

  test("and none follows yet, a till that is behind gets no lost row", async () => {
    const recent = newCache();
    await grow(4);
    const seen = await seenAt((await head()) - 2);
    await grow(3);
    expect(await recent(lotus, seen)).toHaveLength(5);
    await lose(3);
    expect(await recent(lotus, seen)).toHaveLength(2);
    await grow(1);
    const rows = await recent(lotus, seen);
    expect(rows).toEqual(await newCache()(lotus, seen));
  });
});
