import { randomUUID } from "node:crypto";

import { printTickets, showBill } from "@comanda/contract/bill-papers";
import { updateBill, type NewItem } from "@comanda/contract/bill";
import { listCommissions, payCommission } from "@comanda/contract/commission";
import { closeBill } from "@comanda/contract/end-bill";
import { officeCommission } from "@comanda/contract/office-selling";
import type { OwnerReportKind } from "@comanda/domain/owner-report/report-columns";
import { readOwnerReport } from "@comanda/contract/owner-report";
import { instant, msPerMinute } from "@comanda/domain/time/instant";
import { wireDateTime } from "@comanda/domain/time/wire-date";
import { afterAll, beforeAll, expect, test } from "vitest";

import { endShiftOf, payBill, payTypesOf } from "../../testing/test-money.ts";
import { openDayAndShift } from "../../testing/test-evening.ts";
import { startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, errorOf, replyOf } from "../../testing/test-till.ts";

let office: Office;

beforeAll(async () => {
  office = await startOffice();
  await openDayAndShift(office);
  // Guests pay it on top, so that a swap would be seen in every sum that is wrong.
  await office.change(officeCommission, { isInPrice: false, price: 80_00, isOnBill: true });
  office.app.advance(msPerMinute);
});
afterAll(() => office.app.close());

type Earning = { readonly drink: NewItem; readonly earns: NewItem; readonly bill: number };

/** Two drinks, for which the waiter earns 50 each. */
async function sellToTable(table: string): Promise<Earning> {
  const drink = pressNow({ qty: 2 });
  const earns = earningOf(drink.key, office.waiter.user.id);
  const bill = await office.openBill(table, [drink, earns]);
  replyOf(printTickets, await printTicketsOf(bill));
  return { drink, earns, bill };
}

function earningOf(parent: string, staff: NewItem["staff"], replaces?: string): NewItem {
  const replaced = replaces === undefined ? {} : { replaces };
  return pressNow({ type: 2, parent, staff, ...replaced });
}

/** A press costs what it cost when it was made. */
function pressNow(fields: Partial<NewItem>): NewItem {
  const createdDate = wireDateTime(instant(office.app.now()));
  return office.item("Lady Drink", { createdDate, ...fields });
}

function update(bill: number, billItems: readonly NewItem[], idempotencyKey = randomUUID()) {
  const input = { body: { id: bill, version: 1, billItems }, idempotencyKey };
  return callAs(office.app, office.waiter, updateBill, input);
}

function printTicketsOf(bill: number) {
  return office.write(office.waiter, printTickets, { body: { id: bill } });
}

async function rowsOf(bill: number) {
  const reply = await callAs(office.app, office.waiter, showBill, { params: { id: bill } });
  const { lines, total } = replyOf(showBill, reply);
  return { lines, total };
}

/** Counted from the rows of the database: who earns how much for a bill. */
async function recount(bill: number): Promise<ReadonlyMap<number, number>> {
  const rows = await office.app
    .database()
    .selectFrom("bill_line")
    .select(["staff", "commission", "quantity_tenths", "bill"])
    .where("type", "=", "commission")
    .execute();
  const earned = new Map<number, number>();
  for (const { staff, commission, quantity_tenths, bill: own } of rows) {
    if (own !== bill) continue;
    const amount = (commission * quantity_tenths) / 10;
    earned.set(staff, (earned.get(staff) ?? 0) + amount);
  }
  return earned;
}

async function readDues() {
  const { app, cashier } = office;
  return replyOf(listCommissions, await callAs(app, cashier, listCommissions));
}

async function close(bill: number): Promise<void> {
  const payments = [{ payType: (await payTypesOf(office)).get(800) ?? 0, total: 5000_00 }];
  replyOf(closeBill, await payBill(office, office.cashier, bill, payments));
}

test("a lost reply, a repetition and another till do not set a commission twice", async () => {
  const { drink, earns, bill } = await sellToTable("R1");
  const [waiter, cashier] = [office.waiter.user.id, office.cashier.user.id];
  const admin = office.admin.user.id;
  const instead = earningOf(drink.key, cashier, earns.key);
  const other = earningOf(drink.key, admin, earns.key);
  const key = randomUUID();
  const replies = await Promise.all([update(bill, [instead], key), update(bill, [other])]);
  const statuses = replies.map(({ statusCode }) => statusCode);
  expect(statuses.toSorted((one, next) => one - next)).toEqual([200, 409]);
  const isFirst = replies[0].statusCode === 200;
  const refused = isFirst ? replies[1] : replies[0];
  expect(errorOf(refused)).toMatchObject({ code: "commission-set-meanwhile" });
  // The till whose reply was lost sends it again: the same request, and later the same press under another key.
  const repeated = await update(bill, [instead], key);
  expect(repeated.body).toBe(replies[0].body);
  replyOf(updateBill, await update(bill, [isFirst ? instead : other]));
  expect(await recount(bill)).toEqual(
    new Map([
      [waiter, 0],
      [isFirst ? cashier : admin, 100_00],
    ]),
  );
  expect(errorOf(await update(bill, [earningOf(drink.key, waiter)]))).toMatchObject({
    code: "commission-set-meanwhile",
  });
});

test("the guests' bill and the tickets do not mention it", async () => {
  const { drink, earns, bill } = await sellToTable("R2");
  const before = await rowsOf(bill);
  replyOf(
    updateBill,
    await update(bill, [earningOf(drink.key, office.cashier.user.id, earns.key)]),
  );
  expect(await rowsOf(bill)).toEqual(before);
  expect(replyOf(printTickets, await printTicketsOf(bill)).jobs).toEqual([]);
});

test("whoever replaced another is paid, the other is not, and no report calls it a credit", async () => {
  const { drink, earns, bill } = await sellToTable("R3");
  const cashier = office.cashier.user.id;
  const instead = earningOf(drink.key, cashier, earns.key);
  replyOf(updateBill, await update(bill, [instead]));
  await close(bill);
  const dues = await readDues();
  expect(dues.map(({ staff, amount }) => [staff, amount])).toEqual([[cashier, 100_00]]);

  const [due] = dues;
  const billItemIdList = due?.lines.map(({ billItem }) => billItem);
  const body = { staffId: due?.staff, amount: due?.amount, billItemIdList };
  replyOf(payCommission, await office.write(office.cashier, payCommission, { body }));
  const after = earningOf(drink.key, office.waiter.user.id, instead.key);
  expect(errorOf(await update(bill, [after]))).toMatchObject({ code: "bill-not-open" });
  expect(await readDues()).toEqual([]);

  const date = "2026-11-20";
  const report = async (kind: OwnerReportKind) => {
    const asked = { params: { kind }, query: { from: date, to: date } };
    const reply = await callAs(office.app, office.admin, readOwnerReport, asked);
    return replyOf(readOwnerReport, reply);
  };
  expect((await report("voids")).rows).toEqual([]);
  const { columns, totals } = await report("articles");
  expect(totals[columns.findIndex(({ key }) => key === "credited")]).toBe(0);
  expect((await report("commissions")).keys).toEqual([String(cashier)]);
  const summary = await endShiftOf(office, office.cashier, 0);
  expect(summary.summary).toMatchObject({
    subtotal: 560_00,
    creditedBack: 0,
    commissionList: [{ staff: cashier, amount: 100_00 }],
  });
});
