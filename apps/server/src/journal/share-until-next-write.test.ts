import { setImmediate } from "node:timers/promises";

import { id } from "@comanda/domain/id";
import { instant } from "@comanda/domain/time/instant";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { appendEntry, findHead, lockJournalHead } from "./journal-store.ts";
import { shareUntilNextWrite } from "./share-until-next-write.ts";

const lotus = id<"location">(1);
const harbour = id<"location">(2);

let data: TestDatabase;
beforeAll(async () => {
  data = await openTestDatabase();
});
afterAll(() => data.remove());

async function write(): Promise<number> {
  return data.database.transaction().execute(async (tx) => {
    const head = await lockJournalHead(tx, lotus);
    const sequence = head.sequence + 1;
    const entry = { location: lotus, sequence, at: instant(sequence), action: "test" };
    await appendEntry(tx, { ...entry, staff: null, station: null, changes: [] }, head.hash);
    return sequence;
  });
}

async function newest(): Promise<number> {
  return (await findHead(data.database, lotus)).sequence;
}

/** Records each build, and lets a test delay it. */
function makings(meanwhile: () => Promise<unknown> = setImmediate) {
  const made: { readonly sequence: number }[] = [];
  const most = { atOnce: 0 };
  let running = 0;
  const ask = shareUntilNextWrite(data.database, async (_location, { sequence }) => {
    running += 1;
    most.atOnce = Math.max(most.atOnce, running);
    const result = { sequence };
    made.push(result);
    try {
      await meanwhile();
    } finally {
      running -= 1;
    }
    return result;
  });
  return { ask, made, most };
}

test("concurrent callers share one result, and so do later callers until the next write", async () => {
  const { ask, made } = makings();
  const got = await Promise.all(Array.from({ length: 20 }, () => ask(lotus)));
  expect(made).toEqual([{ sequence: await newest() }]);
  expect(new Set([...got, await ask(lotus)])).toEqual(new Set(made));
});

test("a caller after a write gets a result built after it, even while an older one is being built", async () => {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const { promise: isBegun, resolve: begin } = Promise.withResolvers<void>();
  const { ask, made } = makings(async () => {
    begin();
    await isReleased;
  });
  const before = ask(lotus);
  await isBegun;
  const written = await write();
  const after = Array.from({ length: 5 }, () => ask(lotus));
  release();
  expect((await before).sequence).toBe(written - 1);
  expect(new Set(await Promise.all(after))).toEqual(new Set([made[1]]));
  expect(made.map(({ sequence }) => sequence)).toEqual([written - 1, written]);
});

test("each location has its own", async () => {
  const ask = shareUntilNextWrite(data.database, async (location) => ({ location }));
  expect(await Promise.all([ask(lotus), ask(harbour), ask(lotus)])).toEqual([
    { location: lotus },
    { location: harbour },
    { location: lotus },
  ]);
});

test("a failed build is not cached: its callers get the error, and the next caller starts a new one", async () => {
  const failures = [new Error("The disk is away")];
  const { ask, made } = makings(async () => {
    const failure = failures.pop();
    if (failure !== undefined) throw failure;
  });
  const askNow = async () => ask(lotus).catch((error: unknown) => error);
  const [failure] = failures;
  const together = new Set(await Promise.all([askNow(), askNow()]));
  expect(together).toContain(failure);
  // A caller that read the head a moment later may not have waited for it.
  expect([failure, made[1]]).toEqual(expect.arrayContaining([...together]));
  expect(await ask(lotus)).toBe(made[1]);
});

test("whatever is called and written concurrently, no result is older than its caller's last write, and builds never overlap", async () => {
  const step = fc.constantFrom("ask", "write", "wait");
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const { ask, most } = makings();
      const asked: Promise<{ readonly before: number; readonly got: number }>[] = [];
      const askNow = async (before: number) => ({ before, got: (await ask(lotus)).sequence });
      // The write must be committed before the callers ask.
      let written = await newest();
      for (const what of steps) {
        if (what === "ask") asked.push(askNow(written));
        else if (what === "write") written = await write();
        else await setImmediate();
      }
      const answers = await Promise.all(asked);
      expect(answers.filter(({ before, got }) => got < before)).toEqual([]);
      expect(most.atOnce).toBeLessThanOrEqual(1);
    }),
    { numRuns: 30 },
  );
});
