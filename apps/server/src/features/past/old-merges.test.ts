import { voidBill } from "@comanda/contract/end-bill";
import { id } from "@comanda/domain/id";
import { afterAll, beforeAll, expect, test } from "vitest";

import type { Database } from "#database/database.ts";
import { fillMergedInto } from "#database/migrations/0031-merged-bills.ts";

import { billActions } from "../../testing/bill-actions.ts";
import { readTables, rebuild, type TableContents } from "../../testing/rebuild-from-journal.ts";
import { rehash, resultAfterTampering, type Tamper } from "../../testing/tamper-journal.ts";
import { eveningIn, openDayAndShift, type Evening } from "../../testing/test-evening.ts";
import { startTestApp } from "../../testing/test-app.ts";
import { checkPast } from "./check-past.ts";
import { describeFault } from "./past-fault.ts";

let evening: Evening;
let fresh: TableContents;
let target: number;
let merged: number;

beforeAll(async () => {
  const started = await startTestApp();
  fresh = await readTables(started.database());
  evening = await eveningIn(started);
  await openDayAndShift(evening);
  target = await evening.openBill("1", [evening.item("Gin")]);
  merged = await evening.openBill("2", [evening.item("Gin")]);
  const voided = await evening.openBill("3", [evening.item("Gin")]);
  await billActions.merge(evening, target, merged);
  // Staff may type anything as the reason of a void.
  const { bill } = await evening.billOf(target);
  const body = { statusNote: `merged into #${bill?.number}` };
  await evening.write(evening.cashier, voidBill, { params: { id: voided }, body });
});
afterAll(() => evening.app.close());

/** As the release before wrote them: neither the table nor the journal has the column, and then the migration ran. */
const asMigrated: Tamper = async (tx) => {
  const withoutColumn = (name: string, value: unknown) =>
    name === "merged_into" ? undefined : value;
  await rehash(tx, (changes) => JSON.stringify(JSON.parse(changes, withoutColumn)));
  await tx.updateTable("bill").set({ merged_into: null }).execute();
  await fillMergedInto(tx);
};

const findMergedBills = (database: Database) =>
  database
    .selectFrom("bill")
    .select(["id", "merged_into"])
    .where("merged_into", "is not", null)
    .execute();

test("the migration finds the bill that took the lines, and no bill that was really voided", async () => {
  const found = await resultAfterTampering(evening.app.database(), asMigrated, findMergedBills);
  expect(found).toEqual([{ id: merged, merged_into: target }]);
  expect(await findMergedBills(evening.app.database())).toEqual(found);
});

test("the tables are rebuilt from the journal of an earlier release", async () => {
  const [rebuilt, stored] = await resultAfterTampering(
    evening.app.database(),
    asMigrated,
    async (tx) => [await rebuild(tx, fresh), await readTables(tx)],
  );
  expect(rebuilt?.["bill"]?.[merged]?.["merged_into"]).toBe(target);
  expect(stored?.["bill"]?.[merged]?.["merged_into"]).toBe(target);
});

test("the check of the past accepts such a journal, and finds a bill that was attached to another by hand", async () => {
  const faultsAfter = async (tamper: Tamper) => {
    const check = async (tx: Database) => (await checkPast(tx)).flatMap(({ faults }) => faults);
    const faults = await resultAfterTampering(evening.app.database(), tamper, check);
    return faults.map(describeFault);
  };
  expect(await faultsAfter(asMigrated)).toEqual([]);
  const hidden: Tamper = async (tx) => {
    await asMigrated(tx);
    await tx
      .updateTable("bill")
      .set({ merged_into: null })
      .where("id", "=", id<"bill">(merged))
      .execute();
  };
  expect(await faultsAfter(hidden)).toEqual([
    expect.stringMatching(/merged_into is null, and the journal says \d+/),
  ]);
});
