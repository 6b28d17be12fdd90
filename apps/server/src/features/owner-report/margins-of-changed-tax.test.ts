import { closeBill } from "@comanda/contract/end-bill";
import { officePayType } from "@comanda/contract/office-selling";
import { readOwnerReport } from "@comanda/contract/owner-report";
import { refundBill } from "@comanda/contract/refund";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openDayAndShift } from "../../testing/test-evening.ts";
import { payBill, payTypesOf, signInAt } from "../../testing/test-money.ts";
import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { sellTwoPlates } from "../../testing/test-refunds.ts";
import { callAs, replyOf } from "../../testing/test-till.ts";

let office: Office;
let cash: number;
beforeAll(async () => {
  office = await startOffice();
  await openDayAndShift(office);
  cash = (await payTypesOf(office)).get(800) ?? 0;
});
afterAll(() => office.app.close());

async function sell(table: string, article: string): Promise<void> {
  const bill = await office.openBill(table, [office.item(article)]);
  const payments = [{ payType: cash, total: 500_00 }];
  replyOf(closeBill, await payBill(office, office.cashier, bill, payments));
}

async function setVat(value: number): Promise<void> {
  const { id, revision } = findNamed(await office.list(officePayType), "VAT");
  await office.save(officePayType, { save: [{ id, revision, value }] });
}

async function readNet() {
  const query = { from: "2026-11-20", to: "2026-11-20" };
  const asked = { params: { kind: "margins" }, query };
  const reply = await callAs(office.app, office.admin, readOwnerReport, asked);
  const { columns, rows, totals } = replyOf(readOwnerReport, reply);
  const at = (key: string) => columns.findIndex((column) => column.key === key);
  const figuresOf = (row: (typeof rows)[number]) => [row[at("quantity")], row[at("netOfLines")]];
  return { ofAll: figuresOf(totals), rows: rows.map((row) => [row[0], ...figuresOf(row)]) };
}

test("on the day on which a tax changes, what each bill sold has the tax of its own rate in it", async () => {
  await sell("1", "Green Curry");
  await setVat(10_00);
  const plates = await sellTwoPlates(office, "2", cash);
  await sell("3", "Pad Thai");
  // 150.00 less the 7 % in it, and 240.00 and 120.00 less the 10 % in them.
  expect(await readNet()).toEqual({
    ofAll: [4, 140_19 + 218_18 + 109_09],
    rows: [
      ["Pad Thai", 3, 218_18 + 109_09],
      ["Green Curry", 1, 140_19],
    ],
  });

  const manager = await signInAt(office, "admin", "Restaurant");
  const payments = [{ payType: cash, total: 264_00, insteadOf: null }];
  const body = { key: "back", lines: null, statusNote: "Cold", payments };
  replyOf(refundBill, await office.write(manager, refundBill, { params: { id: plates }, body }));
  expect(await readNet()).toEqual({
    ofAll: [2, 140_19 + 109_09],
    rows: [
      ["Green Curry", 1, 140_19],
      ["Pad Thai", 1, 109_09],
    ],
  });
});

test("what was sold and taken back at one rate leaves nothing beside what was sold at another one", async () => {
  const gin = await office.openBill("4", [office.item("Gin")]);
  const paid = await payBill(office, office.cashier, gin, [{ payType: cash, total: 500_00 }]);
  replyOf(closeBill, paid);
  const { amount } = (await office.billOf(gin)).bill ?? { amount: 0 };
  await setVat(7_00);
  await sell("5", "Green Curry");
  const manager = await signInAt(office, "admin", "Restaurant");
  const payments = [{ payType: cash, total: amount, insteadOf: null }];
  const body = { key: "gin", lines: null, statusNote: "Warm", payments };
  replyOf(refundBill, await office.write(manager, refundBill, { params: { id: gin }, body }));
  expect((await readNet()).rows).toEqual([
    ["Green Curry", 2, 2 * 140_19],
    ["Pad Thai", 1, 109_09],
  ]);
});
