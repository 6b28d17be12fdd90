import { sendPing } from "@comanda/contract/ping";
import { id } from "@comanda/domain/id";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";

import { startTestApp, type TestApp } from "../testing/test-app.ts";
import { callAs, replyOf, signInAs, type SignedIn } from "../testing/test-till.ts";
import { findHead } from "./journal-store.ts";
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

/** Writes rows as this server or another does. */
async function grow(count: number): Promise<void> {
  if (count === 0) return;
  const last = await head();
  const journal = app.database().selectFrom("journal").selectAll();
  const row = await journal.where("location", "=", lotus).executeTakeFirstOrThrow();
  const rows = Array.from({ length: count }, (_, index) => ({
    ...row,
    sequence: last + index + 1,
  }));
  await app.database().insertInto("journal").values(rows).execute();
  await app
    .database()
    .updateTable("journal_head")
    .set({ sequence: last + count })
    .where("location", "=", lotus)
    .execute();
}

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
        const told = await Promise.all(from.map(rowsAfter));
        await growing;
        const least = isMeanwhile ? before : await head();
        for (const [index, rows] of told.entries()) {
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
  const recent = cacheRecentRows({ database: app.database(), shapes: {} });
  const before = await head();
  await recent(lotus, { ping: before, mark: undefined });
  await grow(200);
  const lacking = Array.from({ length: 50 }, (_, index) => 200 - index);
  const told = await Promise.all(
    lacking.map((rows) => recent(lotus, { ping: before + 200 - rows, mark: undefined })),
  );
  expect(told.map((rows) => rows?.length)).toEqual(lacking);
  expect(new Set(told.map((rows) => rows?.at(-1))).size).toBe(1);
});

test("a till that asks after a long pause of all others gets what it lacks", async () => {
  const recent = cacheRecentRows({ database: app.database(), shapes: {} });
  await grow(1);
  await recent(lotus, { ping: (await head()) - 1, mark: undefined });
  await grow(maxRowsBehind + 1);
  const ping = (await head()) - 3;
  const rows = await recent(lotus, { ping, mark: undefined });
  expect(rows?.map((row) => row.ping)).toEqual([ping + 1, ping + 2, ping + 3]);
});
