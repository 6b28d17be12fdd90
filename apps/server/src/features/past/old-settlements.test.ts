import type { LocationId } from "@comanda/domain/id";
import { money } from "@comanda/domain/money/money";
import { withoutOpenBills } from "@comanda/domain/shift/bill-figures";
import { computeFigures } from "@comanda/domain/shift/compute-figures";
import { msPerDay } from "@comanda/domain/time/instant";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";

import type { Database } from "#database/database.ts";

import { findReportViolations } from "../../proofs/invariants/find-report-violations.ts";
import { anyStep } from "../../testing/any-step.ts";
import { readFiledShifts } from "../../testing/filed-shifts.ts";
import { asMigratedToTenders, migrateTablesToTenders } from "../../testing/former-settlements.ts";
import { readOwnerReports } from "../../testing/read-owner-reports.ts";
import { readTables, rebuild, type TableContents } from "../../testing/rebuild-from-journal.ts";
import { locationOf, startNight } from "../../testing/start-night.ts";
import { resultAfterTampering } from "../../testing/tamper-journal.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { checkPast } from "./check-past.ts";
import { describeFault } from "./past-fault.ts";

let app: TestApp;
let fresh: TableContents;
let location: LocationId;
const dates: string[] = [];

/** Random nights whose bills are all paid when they are closed, as before there were tenders. */
beforeAll(async () => {
  app = await startTestApp();
  fresh = await readTables(app.database());
  for (const steps of fc.sample(fc.array(anyStep, { minLength: 15, maxLength: 25 }), 3)) {
    const began = app.now();
    const night = await startNight(app);
    for (const step of steps) await night.play(step);
    await night.end();
    dates.push(night.date);
    location = locationOf(night.evening.cashier);
    app.advance(began + msPerDay - app.now());
  }
}, 120_000);
afterAll(() => app.close());

const migrated = <Seen>(look: (tx: Database) => Promise<Seen>): Promise<Seen> =>
  resultAfterTampering(app.database(), asMigratedToTenders, look);

/** Without what the earlier release did not record: which ids its payments have, and who took them. */
async function readTenders(database: Database) {
  const rows = await database
    .selectFrom("tender")
    .select(["id", "bill", "pay_type", "received", "change", "shift", "at", "reverses"])
    .execute();
  return rows.toSorted((one, other) => Math.abs(one.id) - Math.abs(other.id));
}

test("the migration makes the tenders of each bill", async () => {
  const before = await readTenders(app.database());
  expect(before.length).toBeGreaterThan(10);
  const sums = (rows: typeof before) =>
    [...Map.groupBy(rows, ({ bill }) => bill)].map(([bill, own]) => [
      bill,
      own.filter(({ received }) => received !== 0).map((row) => [row.pay_type, row.received]),
      own.reduce((sum, { change }) => sum + change, 0),
      own[0]?.shift,
      own[0]?.at,
    ]);
  expect(sums(await migrated(readTenders))).toEqual(sums(before));
});

test("every bill, every report of the owner and every recount stays the same to the unit", async () => {
  const before = await readFigures(app.database());
  expect(before.reports.flatMap(({ rows }) => rows).length).toBeGreaterThan(20);
  expect(before.violations).toEqual([]);
  expect(await resultAfterTampering(app.database(), migrateTablesToTenders, readFigures)).toEqual(
    before,
  );
});

async function readFigures(database: Database) {
  return {
    reports: await readOwnerReports(database, location, {
      from: dates[0] ?? "",
      to: dates.at(-1) ?? "",
    }),
    bills: await database.selectFrom("bill").selectAll().orderBy("id").execute(),
    violations: await findReportViolations(database, location),
  };
}

test("the figures of each shift are those that were filed", async () => {
  const { shifts, settings } = await migrated((tx) => readFiledShifts(tx, location));
  expect(shifts).toHaveLength(6);
  for (const { filed, bills } of shifts) {
    const counted = computeFigures(bills, settings);
    expect(withoutOpenBills(counted)).toEqual(withoutOpenBills(filed.bills));
  }
});

test("the tables are rebuilt from the journal of the earlier release", async () => {
  const [rebuilt, stored] = await migrated(async (tx) => [
    await rebuild(tx, fresh),
    await readTables(tx),
  ]);
  expect(rebuilt?.["bill"]).toEqual(stored?.["bill"]);
  const tenders = Object.entries(rebuilt?.["tender"] ?? {});
  expect(tenders.length).toBeGreaterThan(10);
  for (const [id, row] of tenders) expect(stored?.["tender"]?.[id]).toMatchObject(row);
});

test("the check of the past accepts such a journal, and finds a tender that was changed by hand", async () => {
  // The filed reports name the hashes of the journal as it was written here.
  const faults = async (tx: Database) =>
    (await checkPast(tx)).flatMap((one) =>
      one.faults.filter(({ kind }) => kind !== "head-differs"),
    );
  expect((await migrated(faults)).map(describeFault)).toEqual([]);
  const tampered = await resultAfterTampering(
    app.database(),
    async (tx) => {
      await asMigratedToTenders(tx);
      await tx
        .updateTable("tender")
        .set({ received: money(777) })
        .where("id", "=", (eb) => eb.selectFrom("tender").select(eb.fn.min("id").as("first")))
        .execute();
    },
    faults,
  );
  expect(tampered.map(describeFault)).toEqual([
    expect.stringMatching(/tender -\d+ \(of bill no\. \d+\): received is 777, and the journal/),
  ]);
});
