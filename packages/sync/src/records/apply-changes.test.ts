import { toBillRecord } from "@comanda/contract/to-bill-record";
import { createOrder } from "@comanda/domain/bill/create-order";
import { id } from "@comanda/domain/id";
import { noMoney } from "@comanda/domain/money/money";
import { isRefusal } from "@comanda/domain/refusal";
import { instant } from "@comanda/domain/time/instant";
import { expect, test } from "vitest";

import { applyChanges, type JournalRow } from "./apply-changes.ts";
import { noRecords, type Records } from "./records.ts";

const order = createOrder(
  { place: { kind: "table", name: "12" }, cover: 2, staff: id(20), customer: null },
  instant(1_795_437_304_000),
);
if (isRefusal(order)) throw new Error("An order was refused");
const bill = toBillRecord(order, { id: id(7), amount: noMoney });
const known: Records = { ...noRecords, bill: new Map([[7, bill]]) };
const courses = [{ number: 1, firedAt: "2026-11-20 12:00:00", firedBy: 20, firesAt: null }];

const change = (changes: JournalRow["update"][string][number]["changes"]): JournalRow => ({
  insert: {},
  update: { bill: [{ id: 7, changes }] },
  delete: {},
  ping: 1,
});

function billAfter(before: Records, row: JournalRow): unknown {
  const after = applyChanges(before, row);
  return "unreadable" in after ? after : after.bill.get(7);
}

test("a field that most records lack is there while it holds something", () => {
  const fired = applyChanges(known, change({ courses: { old: null, new: courses } }));
  if ("unreadable" in fired) throw new Error("A bill with courses cannot be read");
  expect(fired.bill.get(7)).toEqual({ ...bill, courses });
  const gone = billAfter(fired, change({ courses: { old: courses, new: null } }));
  expect(Object.keys(Object(gone))).toEqual(Object.keys(bill));
  expect(gone).toEqual(bill);
});

test("a field that every record has can become null, or makes the row unreadable", () => {
  const staff = { old: 20, new: null };
  expect(billAfter(known, change({ staff }))).toEqual({ ...bill, staff: null });
  const table = { old: "12", new: null };
  expect(billAfter(known, change({ table }))).toEqual({ unreadable: "bill" });
});
