import { readBillHistory } from "@comanda/contract/bill-history";
import { closeBill, voidBill } from "@comanda/contract/end-bill";
import { printBill, showBill } from "@comanda/contract/bill-papers";
import {
  correctTender,
  listTenders,
  reopenBill,
  takeTender,
  undoTender,
} from "@comanda/contract/tender";
import { readShift, readWorkDay } from "@comanda/contract/day";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { findDataViolations } from "../../proofs/invariants/find-data-violations.ts";
import { openDayAndShift, startEvening, type Evening } from "../../testing/test-evening.ts";
import { endShiftOf, payTypesOf, startShiftOf } from "../../testing/test-money.ts";
import { callAs, errorOf, replyOf, type SignedIn } from "../../testing/test-till.ts";

let evening: Evening;
let cash: number;
let card: number;

beforeAll(async () => {
  evening = await startEvening();
  await openDayAndShift(evening);
  const payTypes = await payTypesOf(evening);
  cash = payTypes.get(800) ?? 0;
  card = payTypes.get(850) ?? 0;
});
afterAll(() => evening.app.close());

let keys = 0;

function take(bill: number, payType: number, amount: number, more: object = {}) {
  keys += 1;
  const body = { bill, key: `tender-${keys}`, payType, amount, ...more };
  return evening.write(evening.cashier, takeTender, { body });
}

/** A bill of 132.00. */
async function aBill(table: string): Promise<number> {
  return evening.openBill(table, [evening.item("Pad Thai")]);
}

async function tendersOf(bill: number, user: SignedIn = evening.cashier) {
  return replyOf(
    listTenders,
    await callAs(evening.app, user, listTenders, { params: { id: bill } }),
  );
}

async function undo(tender: number) {
  return evening.write(evening.cashier, undoTender, { params: { id: tender } });
}

async function correct(tender: number, payType: number) {
  const input = { params: { id: tender }, body: { payType } };
  return evening.write(evening.cashier, correctTender, input);
}

async function reopen(bill: number) {
  return evening.write(evening.cashier, reopenBill, { params: { id: bill } });
}

describe("paying in parts", () => {
  test("records each part, and the last one closes the bill", async () => {
    const bill = await aBill("10");
    const first = replyOf(takeTender, await take(bill, cash, 50_00));
    expect(first).toMatchObject({ id: bill, paid: 50_00, isClosed: false, change: 0 });
    expect((await evening.billOf(bill)).bill).toMatchObject({ status: 0, paid: 50_00, version: 2 });
    const last = replyOf(takeTender, await take(bill, cash, 100_00));
    expect(last).toMatchObject({ paid: 132_00, isClosed: true, change: 18_00 });
    expect(last.jobs.map(({ document }) => document.kind)).toEqual(["drawer-pulse"]);
    expect((await evening.billOf(bill)).bill).toMatchObject({ status: 1, paid: 132_00 });
    expect(await tendersOf(bill)).toMatchObject([
      { payType: cash, received: 50_00, change: 0, staff: evening.cashier.user.id },
      { payType: cash, received: 100_00, change: 18_00, isCorrectable: true },
    ]);
  });

  test("leaves the rest to the call that closes the bill at once", async () => {
    const bill = await aBill("11");
    await take(bill, cash, 50_00);
    const close = (total: number) => {
      const body = { payDetails: [{ payType: card, total }] };
      return evening.write(evening.cashier, closeBill, { params: { id: bill }, body });
    };
    expect(errorOf(await close(81_99))).toMatchObject({ code: "amount-not-paid-in-full" });
    expect(errorOf(await close(132_00))).toMatchObject({ code: "only-cash-gives-change" });
    expect(replyOf(closeBill, await close(82_00))).toMatchObject({ change: 0 });
    const shown = { params: { id: bill }, query: {} };
    const paper = replyOf(showBill, await callAs(evening.app, evening.cashier, showBill, shown));
    expect(paper.payments.map(({ total }) => total)).toEqual([50_00, 82_00]);
  });

  test("never takes more than is due, whichever tills try at once", async () => {
    const bill = await aBill("12");
    const both = await Promise.all([take(bill, card, 132_00), take(bill, card, 132_00)]);
    expect(both.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(["200", "409"]);
    const other = await aBill("13");
    const parts = await Promise.all([take(other, card, 100_00), take(other, card, 100_00)]);
    expect(parts.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(["200", "400"]);
    expect((await tendersOf(other)).map(({ received }) => received)).toEqual([100_00]);
  });

  test("takes one press once", async () => {
    const bill = await aBill("14");
    expect((await take(bill, cash, 20_00, { key: "same" })).statusCode).toBe(200);
    expect(errorOf(await take(bill, cash, 20_00, { key: "same" }))).toMatchObject({
      code: "idempotency-key-reused",
    });
    expect(await tendersOf(bill)).toHaveLength(1);
  });

  test("stands on the paper of the open bill, with what is due", async () => {
    const bill = await aBill("15");
    await take(bill, cash, 50_00);
    const params = { id: bill, mode: 0, merged: 0 };
    const printed = replyOf(printBill, await evening.write(evening.waiter, printBill, { params }));
    const [paper] = printed.jobs.map(({ document }) => document);
    expect(paper).toMatchObject({ amount: 132_00, payments: [{ total: 50_00 }], due: 82_00 });
  });
});

test.each<[string, (bill: number) => Promise<Awaited<ReturnType<typeof take>>>, string]>([
  ["a card above what is due", (bill) => take(bill, card, 132_01), "only-cash-gives-change"],
  ["nothing", (bill) => take(bill, cash, 0), "amount-invalid"],
  ["a negative amount", (bill) => take(bill, cash, -1), "amount-invalid"],
  ["an unknown pay type", (bill) => take(bill, 999_999, 10_00), "pay-type-not-found"],
  ["three decimals", (bill) => take(bill, cash, 10.005), "invalid-request"],
  ["an unknown bill", () => take(999_999, cash, 10_00), "record-not-found"],
])("%s is refused and loses nothing", async (_, tried, code) => {
  const bill = await aBill(`bad ${keys}`);
  expect(errorOf(await tried(bill))).toMatchObject({ code });
  expect((await evening.billOf(bill)).bill).toMatchObject({ status: 0, paid: 0, version: 1 });
});

describe("a payment that was wrong", () => {
  test("is given back while the bill is open, once", async () => {
    const bill = await aBill("20");
    const { tender } = replyOf(takeTender, await take(bill, cash, 50_00));
    const undone = replyOf(undoTender, await undo(tender));
    expect(undone).toMatchObject({ id: bill, paid: 0, isClosed: false });
    expect(undone.jobs.map(({ document }) => document.kind)).toEqual(["drawer-pulse"]);
    expect(errorOf(await undo(tender))).toMatchObject({ code: "tender-corrected" });
    expect(errorOf(await undo(999_999))).toMatchObject({ code: "tender-not-found" });
    expect(await tendersOf(bill)).toMatchObject([
      { received: 50_00, isCorrectable: false },
      { received: -50_00, reverses: tender, isCorrectable: false },
    ]);
  });

  test("is booked to another pay type, also of a closed bill, and the bill stays as it is", async () => {
    const bill = await aBill("21");
    const { tender } = replyOf(takeTender, await take(bill, card, 132_00));
    const before = (await evening.billOf(bill)).bill;
    const corrected = replyOf(correctTender, await correct(tender, cash));
    expect(corrected).toMatchObject({ id: bill, paid: 132_00, isClosed: true });
    expect((await evening.billOf(bill)).bill).toEqual(before);
    expect(errorOf(await correct(tender, cash))).toMatchObject({ code: "tender-corrected" });
    expect(errorOf(await correct(corrected.tender, cash))).toMatchObject({
      code: "tender-unchanged",
    });
    const history = await callAs(evening.app, evening.cashier, readBillHistory, {
      params: { id: bill },
    });
    expect(replyOf(readBillHistory, history).at(-1)).toMatchObject({
      action: "correct-tender",
      changes: [
        { table: "tender", row: { pay_type: card, received: -132_00, reverses: tender } },
        { table: "tender", row: { pay_type: cash, received: 132_00 } },
      ],
    });
  });

  test("opens a bill again within a minute of closing it", async () => {
    const bill = await aBill("22");
    await take(bill, cash, 50_00);
    evening.app.advance(1000);
    await take(bill, card, 82_00);
    const reopened = replyOf(reopenBill, await reopen(bill));
    expect(reopened).toMatchObject({ id: bill, paid: 50_00, isClosed: false });
    expect((await evening.billOf(bill)).bill).toMatchObject({ status: 0, workDay: null });
    expect(errorOf(await reopen(bill))).toMatchObject({ code: "bill-not-closed" });
    expect(replyOf(takeTender, await take(bill, cash, 82_00))).toMatchObject({ isClosed: true });
    evening.app.advance(61_000);
    expect(errorOf(await reopen(bill))).toMatchObject({ code: "too-late-to-reopen" });
  });

  test("opens a bill again where others sit by now only if staff want a second one there", async () => {
    const bill = await aBill("24");
    await take(bill, card, 132_00);
    const other = await evening.billOf(await aBill("24"));
    expect(errorOf(await reopen(bill))).toMatchObject({
      code: "table-taken",
      about: { place: "24", number: other.bill?.number },
    });
    expect((await evening.billOf(bill)).bill).toMatchObject({ status: 1, paid: 132_00 });
    const chosen = { params: { id: bill }, query: { isSecondBill: "true" } } as const;
    replyOf(reopenBill, await evening.write(evening.cashier, reopenBill, chosen));
    expect((await evening.billOf(bill)).bill).toMatchObject({ status: 0, paid: 0, table: "24" });
  });

  test("leaves an earlier part when the last one is taken back, also if it was corrected since", async () => {
    const bill = await aBill("23");
    const { tender } = replyOf(takeTender, await take(bill, card, 50_00));
    evening.app.advance(1000);
    await take(bill, cash, 82_00);
    evening.app.advance(1000);
    replyOf(correctTender, await correct(tender, cash));
    const [part, , , corrected] = await tendersOf(bill);
    expect(corrected).toMatchObject({ payType: cash, received: 50_00, staff: part?.staff });
    expect(corrected?.createdDate).toBe(part?.createdDate);
    expect(replyOf(reopenBill, await reopen(bill))).toMatchObject({ paid: 50_00, isClosed: false });
  });
});

test("a bill with money on it is not voided", async () => {
  const bill = await aBill("30");
  await take(bill, cash, 50_00);
  const input = { params: { id: bill }, body: { statusNote: "walked out" } };
  expect(errorOf(await evening.write(evening.cashier, voidBill, input))).toMatchObject({
    code: "money-on-bill",
    status: 409,
  });
});

test("money is in the drawer of the shift that took it, and sales are of the shift that closes the bill", async () => {
  const report = async (countedTotal: number) => {
    const params = { countedTotal };
    const reply = await callAs(evening.app, evening.cashier, readShift, { params });
    return replyOf(readShift, reply);
  };
  const bill = await aBill("40");
  const { tender } = replyOf(takeTender, await take(bill, cash, 50_00));
  const before = await report(0);
  const first = await endShiftOf(evening, evening.cashier, before.drawer.expected);
  expect(first.summary).toMatchObject({ prepaid: before.prepaid, drawer: { difference: 0 } });
  expect(errorOf(await undo(tender))).toMatchObject({ code: "tender-counted" });
  await startShiftOf(evening, evening.cashier, 100_00);
  expect(await report(0)).toMatchObject({ drawer: { expected: 100_00 }, prepaid: 0 });
  await take(bill, cash, 82_00);
  expect(await report(0)).toMatchObject({
    bills: [{}, { count: 1, amount: 132_00 }, {}],
    payDetails: [{ payType: cash, total: 82_00 }],
    prepaid: -50_00,
    drawer: { expected: 182_00 },
  });
  expect(errorOf(await correct(tender, card))).toMatchObject({ code: "tender-counted" });
  const day = replyOf(readWorkDay, await callAs(evening.app, evening.cashier, readWorkDay));
  const handed = day.payDetails.reduce((sum, { total }) => sum + total, 0);
  expect(handed - day.change).toBe(day.bills[1].amount + (day.prepaid ?? 0));
});

test("everything adds up afterwards", async () => {
  expect(await findDataViolations(evening.app.database())).toEqual([]);
});
