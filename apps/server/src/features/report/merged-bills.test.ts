import { listBills } from "@comanda/contract/list-bills";
import { voidBill } from "@comanda/contract/end-bill";
import { readWorkDay } from "@comanda/contract/day";
import { readOwnerReport } from "@comanda/contract/owner-report";
import { afterAll, beforeAll, expect, test } from "vitest";

import { billActions } from "../../testing/bill-actions.ts";
import { openDayAndShift, startEvening, type Evening } from "../../testing/test-evening.ts";
import { callAs, replyOf, signInAs } from "../../testing/test-till.ts";

let evening: Evening;
/** Voided with the same note that a merge writes. */
let voided: number;
let kept: number;
let mergedAway: number;

beforeAll(async () => {
  evening = await startEvening();
  await openDayAndShift(evening);
  kept = await evening.openBill("1", [evening.item("Pad Thai")]);
  mergedAway = await evening.openBill("2", [evening.item("Green Curry")]);
  voided = await evening.openBill("3", [evening.item("Singha Beer")]);
  await billActions.merge(evening, kept, mergedAway);
  const body = { statusNote: "merged into #1" };
  replyOf(
    voidBill,
    await evening.write(evening.cashier, voidBill, { params: { id: voided }, body }),
  );
});
afterAll(() => evening.app.close());

test("a merged bill stays on record, voided with its note", async () => {
  const { bills } = replyOf(
    listBills,
    await callAs(evening.app, evening.cashier, listBills, { body: { lastPing: 0 } }),
  );
  const ended = bills.filter(({ status }) => status === 2);
  expect(ended.map(({ id }) => id)).toEqual([mergedAway, voided]);
  expect(ended[0]?.statusNote).toMatch(/^merged into #\d+$/);
  expect(ended.map(({ mergedInto }) => mergedInto)).toEqual([kept, null]);
});

test("no figure counts a merged bill as a void, and a void counts whatever its reason says", async () => {
  const day = replyOf(readWorkDay, await callAs(evening.app, evening.cashier, readWorkDay));
  expect(day.bills.map(({ count }) => count)).toEqual([1, 0, 1]);
});

test("the report of voids leaves it out", async () => {
  const manager = await signInAs(evening.app, "admin");
  const asked = { params: { kind: "voids" }, query: { from: "2026-11-20", to: "2026-11-20" } };
  const report = replyOf(
    readOwnerReport,
    await callAs(evening.app, manager, readOwnerReport, asked),
  );
  const bill = report.columns.findIndex(({ key }) => key === "bill");
  const all = replyOf(
    listBills,
    await callAs(evening.app, evening.cashier, listBills, { body: { lastPing: 0 } }),
  );
  const number = all.bills.find(({ id }) => id === voided)?.number;
  expect(report.rows.map((row) => row[bill])).toEqual([`#${number}`]);
});
