import fc from "fast-check";
import { expect, test } from "vitest";

import { fromStoredChange, toStoredChange } from "./brief-rows.ts";
import type { Change, Row } from "./changes.ts";
import { readChanges } from "./read-changes.ts";

/** A line as most of them are. */
const usualLine: Row = {
  id: 7,
  location: 1,
  bill: 3,
  key: "a",
  type: "normal",
  article: 74,
  quantity_tenths: 10,
  product_price: 9000,
  price: 9000,
  cost: 2250,
  total: 9000,
  staff: 2,
  note: "",
  promotion: null,
  tax_class: null,
  created_at: 1_795_437_304_000,
  round: 971,
  credits: null,
  parent: null,
  question: null,
  way: null,
  order_level: null,
  is_free: 0,
  commission: 0,
  is_on_bill: 0,
  is_in_price: 0,
  time_unit: null,
  started_at: null,
  ended_at: null,
  product_minimum: 0,
  minimum: 0,
  contained_commission: 0,
  discount_reason: null,
  discount_rate: null,
  is_of_bill: 0,
  given_by: null,
  extra: 0,
  stock_station: 1,
  ticketed_tenths: 0,
  ticketed_seats: null,
  ticketed_for: null,
  seats: null,
  course: null,
};

const value = fc.oneof(
  fc.constantFrom(null, 0, 1, 10, "", "normal", "open", "queued"),
  fc.integer(),
  fc.string(),
);
/** Rows with any value in any column, with columns that no table has, and without some that it has. */
const row = fc
  .tuple(
    fc.dictionary(fc.constantFrom(...Object.keys(usualLine), "later_column"), value),
    fc.subarray(Object.keys(usualLine), { minLength: 30 }),
  )
  .map(([special, columns]): Row => ({
    ...Object.fromEntries(columns.map((column) => [column, usualLine[column] ?? null])),
    ...special,
  }));
const change = fc.record({
  kind: fc.constantFrom("insert" as const, "delete" as const),
  table: fc.constantFrom("bill_line", "bill", "print_job", "customer"),
  id: fc.constantFrom(7, 8),
  row,
});

test("a row is read as it was written, whatever it holds", () => {
  fc.assert(
    fc.property(change, (written) => {
      const changes = JSON.stringify([toStoredChange(written)]);
      expect(readChanges({ changes })).toEqual([written]);
    }),
  );
});

test("a line that is like most others names only what is its own", () => {
  const insert: Change = { kind: "insert", table: "bill_line", id: 7, row: usualLine };
  expect(toStoredChange(insert)).toEqual({
    kind: "insert",
    table: "bill_line",
    id: 7,
    brief: {
      location: 1,
      bill: 3,
      key: "a",
      article: 74,
      product_price: 9000,
      price: 9000,
      cost: 2250,
      total: 9000,
      staff: 2,
      created_at: 1_795_437_304_000,
      round: 971,
      stock_station: 1,
    },
  });
});

/** As a journal of today holds them: rows of the past are read by these values for ever. */
test.each([
  [
    "bill",
    {
      id: 5,
      origin: null,
      version: 1,
      table_name: "",
      room_name: "",
      serving_way: "here",
      customer: null,
      company_of: null,
      status: "open",
      status_note: "",
      merged_into: null,
      refund_of: null,
      work_day: null,
      shift: null,
      privilege: null,
      courses: null,
      served_at: null,
      waits_since: null,
      totals: null,
      paid: 0,
      papers: 0,
      printed_version: 0,
    },
  ],
  [
    "tender",
    {
      id: 5,
      key: null,
      change: 0,
      rounding: 0,
      given_currency: null,
      given_code: null,
      given_amount: null,
      rate_millionths: null,
      reverses: null,
      instead_of: null,
    },
  ],
  [
    "print_job",
    {
      id: 5,
      bill: null,
      bill_version: null,
      number: null,
      title: "",
      language: "en_US",
      wording: null,
      attempt: 1,
      is_repeat: 0,
      is_unasked: 0,
      state: "queued",
      cause: null,
    },
  ],
])("a brief row of the table %s is completed by the same values for ever", (table, usual) => {
  expect(fromStoredChange({ kind: "delete", table, id: 5, brief: {} })).toEqual({
    kind: "delete",
    table,
    id: 5,
    row: usual,
  });
});
