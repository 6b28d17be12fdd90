import { expect, test } from "vitest";

import { money } from "../money/money.ts";
import { fridayEvening } from "../testing/builders.ts";
import { countOpenBills, sortBills, type BillRow } from "./list-bills.ts";

const row = (number: number, values: Partial<BillRow> = {}): BillRow => ({
  number,
  numberInWorkDay: number,
  updatedAt: fridayEvening,
  table: "",
  room: "",
  staff: "Mali",
  status: "open",
  amount: money(100_00),
  ...values,
});

const numbers = (rows: readonly BillRow[]) => rows.map(({ number }) => number);

test("tables sort numerically: 2 before 10 before bar", () => {
  const rows = [row(1, { table: "10" }), row(2, { table: "bar" }), row(3, { table: "2" })];
  expect(numbers(sortBills(rows, { column: "table", direction: "up" }))).toEqual([3, 1, 2]);
  expect(numbers(sortBills(rows, { column: "table", direction: "down" }))).toEqual([2, 1, 3]);
});

test("statuses sort open, closed, voided; equal rows sort by number", () => {
  const rows = [row(4, { status: "voided" }), row(3), row(2, { status: "closed" }), row(1)];
  expect(numbers(sortBills(rows, { column: "status", direction: "up" }))).toEqual([1, 3, 2, 4]);
  expect(numbers(sortBills(rows, { column: "status", direction: "down" }))).toEqual([4, 2, 1, 3]);
});

test("amounts sort by value, also those that the venue owes its guests", () => {
  const rows = [1000_00, 9_50, -9_50, -1000_00].map((amount, index) =>
    row(index + 1, { amount: money(amount) }),
  );
  expect(numbers(sortBills(rows, { column: "amount", direction: "up" }))).toEqual([4, 3, 2, 1]);
});

test("only open bills are counted and added up", () => {
  const rows = [row(1), row(2, { amount: money(50_25) }), row(3, { status: "closed" })];
  expect(countOpenBills(rows)).toEqual({ count: 2, total: 150_25 });
});
