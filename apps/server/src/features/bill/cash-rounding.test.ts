import { showBill } from "@comanda/contract/bill-papers";
import { readShift } from "@comanda/contract/day";
import { closeBill } from "@comanda/contract/end-bill";
import { listMenu } from "@comanda/contract/menu";
import { officeCurrency } from "@comanda/contract/office-selling";
import { correctTender, listTenders, takeTender } from "@comanda/contract/tender";
import { afterAll, beforeAll, expect, test } from "vitest";

import { findDataViolations } from "../../proofs/invariants/find-data-violations.ts";
import { openDayAndShift } from "../../testing/test-evening.ts";
import { endShiftOf, payTypesOf } from "../../testing/test-money.ts";
import { startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, errorOf, replyOf } from "../../testing/test-till.ts";

let office: Office;
let cash: number;
let card: number;

beforeAll(async () => {
  office = await startOffice();
  await openDayAndShift(office);
  const payTypes = await payTypesOf(office);
  cash = payTypes.get(800) ?? 0;
  card = payTypes.get(850) ?? 0;
  await office.change(officeCurrency, { cashStep: 5_00, cashWay: "nearest" });
});
afterAll(() => office.app.close());

let keys = 0;

/** A bill of 132.00: 130.00 in cash. */
async function aBill(table: string): Promise<number> {
  return office.openBill(table, [office.item("Pad Thai")]);
}

function take(bill: number, payType: number, amount: number) {
  keys += 1;
  const body = { bill, key: `rounded-${keys}`, payType, amount };
  return office.write(office.cashier, takeTender, { body });
}

async function tendersOf(bill: number) {
  const { app, cashier } = office;
  return replyOf(listTenders, await callAs(app, cashier, listTenders, { params: { id: bill } }));
}

test("tills learn to what cash is rounded", async () => {
  const { currency } = replyOf(listMenu, await callAs(office.app, office.waiter, listMenu));
  expect(currency.cashRounding).toEqual({ step: 5_00, way: "nearest" });
});

test("cash pays what coins can pay, a card pays to the unit, and both close the bill", async () => {
  const byCash = await aBill("R1");
  expect(replyOf(takeTender, await take(byCash, cash, 500_00))).toMatchObject({
    paid: 132_00,
    isClosed: true,
    change: 370_00,
  });
  expect(await tendersOf(byCash)).toMatchObject([
    { received: 500_00, change: 370_00, rounding: -2_00 },
  ]);
  const byCard = await aBill("R2");
  expect(errorOf(await take(byCard, card, 135_00))).toMatchObject({
    code: "only-cash-gives-change",
  });
  await take(byCard, card, 132_00);
  expect(await tendersOf(byCard)).toMatchObject([{ received: 132_00, rounding: 0 }]);
});

test("beside a card, only the rest is rounded, and the paper says so", async () => {
  const bill = await aBill("R3");
  const payDetails = [
    { payType: card, total: 100_00 },
    { payType: cash, total: 30_00 },
  ];
  const close = { params: { id: bill }, body: { payDetails } };
  expect(replyOf(closeBill, await office.write(office.cashier, closeBill, close))).toMatchObject({
    change: 0,
  });
  const shown = { params: { id: bill }, query: {} };
  const { app, cashier } = office;
  expect(replyOf(showBill, await callAs(app, cashier, showBill, shown))).toMatchObject({
    amount: 132_00,
    cashRounding: -2_00,
    payments: [{ total: 100_00 }, { total: 30_00 }],
    change: 0,
  });
});

test("a card that was cash is booked as what the drawer got", async () => {
  const bill = await aBill("R4");
  const { tender } = replyOf(takeTender, await take(bill, card, 132_00));
  const call = { params: { id: tender }, body: { payType: cash } };
  const corrected = replyOf(correctTender, await office.write(office.cashier, correctTender, call));
  expect(corrected).toMatchObject({ paid: 132_00, isClosed: true });
  expect(await tendersOf(bill)).toMatchObject([
    { received: 132_00, rounding: 0 },
    { received: -132_00, rounding: 0 },
    { payType: cash, received: 130_00, rounding: -2_00 },
  ]);
});

test("the report of the shift balances with the cash rounding, and so does everything else", async () => {
  const { app, cashier } = office;
  const params = { countedTotal: 0 };
  const shift = replyOf(readShift, await callAs(app, cashier, readShift, { params }));
  const paid = shift.payDetails.reduce((sum, { total }) => sum + total, 0);
  const { cashRounding = 0, prepaid = 0, change, bills, drawer } = shift;
  expect(cashRounding).toBe(-6_00);
  expect(paid - change - cashRounding - prepaid).toBe(bills[1].amount);
  // 500.00 − 370.00, 30.00 beside the card, and 130.00 that were no card.
  expect(drawer.expected - drawer.startCash).toBe(290_00);
  await endShiftOf(office, cashier, drawer.expected);
  expect(await findDataViolations(app.database())).toEqual([]);
});
