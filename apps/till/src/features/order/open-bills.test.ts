import type { BillReply } from "@comanda/contract/bill-record";
import { id } from "@comanda/domain/id";
import { noMoney } from "@comanda/domain/money/money";
import { byId, noRecords } from "@comanda/sync/records/records";
import { afterAll, beforeAll, expect, test } from "vitest";

import { recordStore } from "#records/record-store.ts";

import { openBillAt } from "./open-bills.ts";

const at = "2026-11-20 11:05:00";
const atTable = (number: number, table: string, status: BillReply["status"] = 0): BillReply => ({
  id: id<"bill">(number),
  number,
  billNumberWorkday: number,
  version: 1,
  table,
  room: "",
  cover: null,
  servingWay: "here",
  staff: null,
  customer: null,
  status,
  statusNote: "",
  amount: noMoney,
  privilege: null,
  paid: noMoney,
  createdDate: at,
  updatedDate: at,
  origin: null,
  mergedInto: null,
  refundOf: null,
  workDay: null,
  shift: null,
});

beforeAll(() => {
  const bill = byId([atTable(1, "T10"), atTable(2, "t1"), atTable(3, "Garden", 1)]);
  recordStore.setState({ records: { ...noRecords, bill } });
});
afterAll(() => recordStore.setState({ records: noRecords }));

test("the bill of a table is found, however the name is written", () => {
  expect(openBillAt({ kind: "table", name: "T1" })).toBe(2);
  expect(openBillAt({ kind: "table", name: "t10" })).toBe(1);
  expect(openBillAt({ kind: "room", name: "T1" })).toBeNull();
});

test("a closed bill no longer occupies its table", () => {
  expect(openBillAt({ kind: "table", name: "Garden" })).toBeNull();
});
