import { id, type LocationId } from "@comanda/domain/id";
import { instant, type Instant } from "@comanda/domain/time/instant";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";

import type { Database } from "#database/database.ts";
import type { Change, Row } from "#journal/changes.ts";
import { appendEntry, lockJournalHead } from "#journal/journal-store.ts";
import { storedChanges } from "#journal/packed-entry.ts";
import { readChanges } from "#journal/read-changes.ts";

import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { findReprints, type Reprint } from "./reprints-store.ts";

const lotus = id<"location">(1);

let app: TestApp;
/** When the next venue of the test begins: each has an hour of its own. */
let next = 0;
beforeAll(async () => {
  app = await startTestApp();
  next = app.now() + 3_600_000;
});
afterAll(() => app.close());

const paper = fc.record({
  kind: fc.constantFrom("bill", "ticket", "payment-slip"),
  bill: fc.option(fc.integer({ min: 1, max: 5 })),
  number: fc.option(fc.integer({ min: 1, max: 99 })),
  isRepeat: fc.boolean(),
  isCopy: fc.boolean(),
  /** What staff wrote may look like anything. */
  table: fc.constantFrom(
    "1",
    "Terrasse",
    `"isCopy":true`,
    String.raw`isCopy\":true`,
    "é".repeat(900),
  ),
});

const written = fc.record({
  action: fc.constantFrom(
    "print-bill",
    "repeat-print-job",
    "open-drawer",
    "print-tickets",
    "new-bill",
  ),
  /** Rows of two servers whose clocks differ are not in the order of their times. */
  minute: fc.integer({ min: 0, max: 9 }),
  staff: fc.option(fc.constantFrom(1, 2)),
  papers: fc.array(paper, { maxLength: 3 }),
  isPrinted: fc.boolean(),
});

type Written = typeof written extends fc.Arbitrary<infer Entry> ? Entry : never;

function changesOf({ papers, isPrinted }: Written): readonly Change[] {
  const jobs = papers.map(({ kind, bill, number, isRepeat, isCopy, table }, at): Change => {
    const document = JSON.stringify({ kind, table, isCopy, lines: [] });
    const row: Row = { kind, bill, number, document, is_repeat: isRepeat ? 1 : 0 };
    return { kind: "insert", table: "print_job", id: at + 1, row };
  });
  const marked = { kind: "update", table: "bill", id: 3, old: { papers: 0 }, new: { papers: 1 } };
  return isPrinted ? [...jobs, { ...marked, kind: "update" }] : jobs;
}

async function append(entries: readonly Written[], start: Instant): Promise<void> {
  await app
    .database()
    .transaction()
    .execute(async (tx) => {
      for (const entry of entries) {
        const { sequence, hash } = await lockJournalHead(tx, lotus);
        const who = {
          staff: entry.staff === null ? null : id<"staff">(entry.staff),
          station: null,
        };
        const at = instant(start + entry.minute * 60_000);
        const { action } = entry;
        const row = { location: lotus, sequence: sequence + 1, at, action, ...who };
        await appendEntry(tx, { ...row, changes: changesOf(entry) }, hash);
      }
    });
}

/** Unpacks and reads every row of the journal, in order. */
async function readAll(
  database: Database,
  location: LocationId,
  { from, until }: { readonly from: Instant; readonly until: Instant },
): Promise<readonly Reprint[]> {
  const rows = await database
    .selectFrom("journal")
    .selectAll()
    .where("location", "=", location)
    .orderBy("sequence")
    .execute();
  return rows
    .filter(({ at }) => at >= from && at < until)
    .flatMap(({ at, action, staff, station, ...stored }): readonly Reprint[] => {
      const common = { at, staff, station };
      if (action === "open-drawer") return [{ ...common, kind: "drawer", id: null, number: null }];
      return readChanges({ changes: storedChanges(stored) }).flatMap((change) => {
        if (change.kind !== "insert" || change.table !== "print_job") return [];
        const { kind, bill, number, document, is_repeat: isRepeat } = change.row;
        const isCopy = action === "print-bill" && String(document).includes('"isCopy":true');
        const isAgain = isCopy || (action === "repeat-print-job" && isRepeat === 1);
        if (kind !== "bill" || !isAgain) return [];
        const billId = typeof bill === "number" ? id<"bill">(bill) : null;
        const billNumber = typeof number === "number" ? number : null;
        return [{ ...common, kind: "reprint", id: billId, number: billNumber }];
      });
    });
}

test("the reprints of any journal are those that reading each of its rows in order finds", async () => {
  const venue = fc.record({
    entries: fc.array(written, { minLength: 5, maxLength: 40, size: "max" }),
    from: fc.integer({ min: 0, max: 5 }),
    minutes: fc.integer({ min: 1, max: 10 }),
  });
  let reprints = 0;
  await fc.assert(
    fc.asyncProperty(venue, async ({ entries, from, minutes }) => {
      const start = instant(next);
      next += 3_600_000;
      await append(entries, start);
      const span = {
        from: instant(start + from * 60_000),
        until: instant(start + (from + minutes) * 60_000),
      };
      const expected = await readAll(app.database(), lotus, span);
      reprints += expected.length;
      expect(await findReprints(app.database(), lotus, span)).toEqual(expected);
    }),
    { numRuns: 60 },
  );
  expect(reprints).toBeGreaterThan(100);
});
