import {
  countCash,
  endShift,
  printCashCount,
  startShift,
  startWorkDay,
} from "@comanda/contract/day";
import { readReport } from "@comanda/contract/report";
import { afterAll, beforeAll, expect, test } from "vitest";

import { toJson } from "#database/portable-columns.ts";

import { startEvening, type Evening } from "../../testing/test-evening.ts";
import { drawerOf, payBill, payTypesOf } from "../../testing/test-money.ts";
import { callAs, errorOf, replyOf } from "../../testing/test-till.ts";

let evening: Evening;

beforeAll(async () => {
  evening = await startEvening();
  replyOf(startWorkDay, await evening.write(evening.cashier, startWorkDay));
  const none = toJson([]);
  await evening.app.database().updateTable("currency").set({ coins: none, notes: none }).execute();
});
afterAll(() => evening.app.close());

const none = { coin: [], cash: [] };
const invalid = { status: 400, code: "count-invalid" };

function start(startDrawerCash: number, drawer: object = none) {
  return evening.write(evening.cashier, startShift, { body: { startDrawerCash, ...drawer } });
}

function count(body: object) {
  return evening.write(evening.cashier, countCash, { body: { ...none, ...body } });
}

test("without coins and notes a shift starts with the sum in the drawer", async () => {
  expect(errorOf(await start(-1))).toMatchObject(invalid);
  expect(errorOf(await start(100_00, drawerOf(100_00)))).toMatchObject(invalid);
  replyOf(startShift, await start(1500_50));
});

test("the sum is printed, counted and filed", async () => {
  const { write, cashier } = evening;
  const cash = (await payTypesOf(evening)).get(800) ?? 0;
  const bill = await evening.openBill("30", [evening.item("Pad Thai")]);
  await payBill(evening, cashier, bill, [{ payType: cash, total: 132_00 }]);

  const body = { ...none, sum: 1630_50 };
  const { jobs } = replyOf(printCashCount, await write(cashier, printCashCount, { body }));
  expect(jobs).toMatchObject([{ document: { coins: [], notes: [], total: 1630_50 } }]);
  expect(errorOf(await count({ sum: -1 }))).toMatchObject(invalid);
  expect(errorOf(await count(drawerOf(100_00)))).toMatchObject(invalid);
  const drawer = { startCash: 1500_50, expected: 1632_50, counted: 1630_50, difference: -2_00 };
  expect(replyOf(countCash, await count({ sum: 1630_50 })).summary).toMatchObject({ drawer });

  const paper = { endDrawerCash: 1630_50, message: "", fileName: "" };
  const ended = replyOf(endShift, await write(cashier, endShift, { body: paper }));
  const params = { id: ended.report };
  const report = replyOf(readReport, await callAs(evening.app, cashier, readReport, { params }));
  expect(report).toMatchObject({ summary: { drawer } });
});
