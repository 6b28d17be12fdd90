import { closeBill, voidBill } from "@comanda/contract/end-bill";
import { readShift } from "@comanda/contract/day";
import { readRefund, refundBill } from "@comanda/contract/refund";
import { correctTender, listTenders, reopenBill } from "@comanda/contract/tender";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { findDataViolations } from "../../proofs/invariants/find-data-violations.ts";
import type { Evening } from "../../testing/test-evening.ts";
import { endShiftOf, signInAt, startShiftOf } from "../../testing/test-money.ts";
import { sellTwoPlates, startRefundEvening } from "../../testing/test-refunds.ts";
import { callAs, errorOf, replyOf, type SignedIn } from "../../testing/test-till.ts";

let evening: Evening;
let manager: SignedIn;
let cash: number;
let card: number;

beforeAll(async () => {
  ({ evening, manager, cash, card } = await startRefundEvening());
});
afterAll(() => evening.app.close());

const aPaidBill = (table: string, payType = cash) => sellTwoPlates(evening, table, payType);

async function keyOf(bill: number): Promise<string> {
  return (await evening.billOf(bill)).items[0]?.key ?? "";
}

let keys = 0;

type Asked = {
  readonly qty?: number | null;
  readonly total?: number;
  readonly payType?: number;
  readonly insteadOf?: number | null;
  readonly reason?: string;
  readonly key?: string;
  readonly by?: SignedIn;
};

/** One plate in cash if nothing else is asked; no quantity is all that is left. */
async function refund(bill: number, asked: Asked = {}) {
  const { qty = 1, payType = cash, insteadOf = null, reason = "Cold", by = manager } = asked;
  keys += 1;
  const { total = 132_00, key = `refund-${keys}` } = asked;
  const lines = qty === null ? null : [{ key: await keyOf(bill), qty }];
  const payments = [{ payType, total, insteadOf }];
  return evening.write(by, refundBill, {
    params: { id: bill },
    body: { key, lines, statusNote: reason, payments },
  });
}

async function read(bill: number, lines?: string) {
  const query = lines === undefined ? {} : { lines };
  return callAs(evening.app, manager, readRefund, { params: { id: bill }, query });
}

/** How many pieces the stock of the restaurant's kitchen could still serve, by item. */
async function stockLevels() {
  return evening.app
    .database()
    .selectFrom("stock")
    .select(["stock_item", "station", "current_count_thousandths"])
    .orderBy("stock_item")
    .orderBy("station")
    .execute();
}

describe("a refund", () => {
  test("is a numbered bill of its own that names the old one and is closed at once", async () => {
    const bill = await aPaidBill("10");
    const before = (await evening.billOf(bill)).bill;
    const made = replyOf(refundBill, await refund(bill));
    expect(made).toMatchObject({ number: (before?.number ?? 0) + 1, amount: 132_00 });
    expect(made.jobs.map(({ document }) => document.kind)).toEqual(["drawer-pulse"]);
    const { bill: after, items } = await evening.billOf(made.id);
    expect(after).toMatchObject({
      status: 1,
      refundOf: bill,
      amount: -132_00,
      paid: -132_00,
      statusNote: "Cold",
      cover: null,
      staff: manager.user.id,
    });
    expect(items).toMatchObject([{ qty: -1, credits: await keyOf(bill), total: -120_00 }]);
    // Nothing about the old bill changes.
    expect((await evening.billOf(bill)).bill).toEqual(before);
    const tenders = await callAs(evening.app, manager, listTenders, { params: { id: made.id } });
    expect(replyOf(listTenders, tenders)).toMatchObject([
      { payType: cash, received: -132_00, insteadOf: null, staff: manager.user.id },
    ]);
  });

  test("is shown before it is made: what is left, what it comes to and how it can go back", async () => {
    const bill = await aPaidBill("11", card);
    const key = await keyOf(bill);
    expect(replyOf(readRefund, await read(bill))).toMatchObject({
      lines: [{ key, left: 2, price: 120_00 }],
      refunds: [],
      amount: 264_00,
      payments: [{ payType: card, total: 264_00 }],
    });
    expect(replyOf(readRefund, await read(bill, `${key}:1`))).toMatchObject({ amount: 132_00 });
    const made = replyOf(refundBill, await refund(bill, { payType: card }));
    expect(replyOf(readRefund, await read(bill))).toMatchObject({
      lines: [{ left: 1 }],
      refunds: [{ id: made.id, number: made.number, amount: 132_00 }],
      amount: 132_00,
      payments: [{ payType: card, total: 132_00 }],
    });
    replyOf(refundBill, await refund(bill, { qty: null, payType: card }));
    expect(replyOf(readRefund, await read(bill))).toMatchObject({
      lines: [{ left: 0 }],
      amount: 0,
      payments: [],
    });
    expect(errorOf(await read(bill, `${key}:1`))).toMatchObject({ code: "refunded-already" });
  });

  test("returns what the lines took from stock", async () => {
    const before = await stockLevels();
    const bill = await evening.openBill("12", [evening.item("Singha Beer", { qty: 3 })]);
    expect(await stockLevels()).not.toEqual(before);
    const amount = (await evening.billOf(bill)).bill?.amount ?? 0;
    const input = {
      params: { id: bill },
      body: { payDetails: [{ payType: cash, total: amount }] },
    };
    replyOf(closeBill, await evening.write(evening.cashier, closeBill, input));
    replyOf(refundBill, await refund(bill, { qty: null, total: amount }));
    expect(await stockLevels()).toEqual(before);
  });

  test("is of a bill of a shift that has ended, out of the drawer of the running one", async () => {
    const bill = await aPaidBill("13", card);
    const report = async () => {
      const input = { params: { countedTotal: 0 } };
      return replyOf(readShift, await callAs(evening.app, evening.cashier, readShift, input));
    };
    await endShiftOf(evening, evening.cashier, (await report()).drawer.expected);
    expect(errorOf(await refund(bill))).toMatchObject({ code: "start-shift" });
    await startShiftOf(evening, evening.cashier, 500_00);
    replyOf(refundBill, await refund(bill, { insteadOf: card }));
    expect(await report()).toMatchObject({
      bills: [{}, { amount: -132_00 }, {}],
      payDetails: [{ payType: cash, total: -132_00 }],
      prepaid: 0,
      drawer: { expected: 368_00 },
    });
  });

  test("is never of more than was sold, whichever tills try at once", async () => {
    const bar = await signInAt(evening, "admin", "Bar");
    await startShiftOf(evening, bar, 0);
    const bill = await aPaidBill("14");
    const all = { qty: null, total: 264_00 };
    const both = await Promise.all([refund(bill, all), refund(bill, { ...all, by: bar })]);
    expect(both.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(["200", "409"]);
    const other = await aPaidBill("15");
    const parts = await Promise.all([
      refund(other, { qty: 1 }),
      refund(other, { qty: 1, by: bar }),
      refund(other, { qty: 1 }),
    ]);
    expect(parts.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual([
      "200",
      "200",
      "409",
    ]);
    expect(replyOf(readRefund, await read(other))).toMatchObject({ lines: [{ left: 0 }] });
  });

  test("is made once by one press, however late the second request comes", async () => {
    const bill = await aPaidBill("16");
    expect((await refund(bill, { key: "same" })).statusCode).toBe(200);
    expect(errorOf(await refund(bill, { key: "same" }))).toMatchObject({
      code: "idempotency-key-reused",
    });
    expect(replyOf(readRefund, await read(bill))).toMatchObject({ lines: [{ left: 1 }] });
  });
});

test.each<[string, Asked, string]>([
  ["more pieces than were sold", { qty: 3 }, "refund-of-more"],
  ["half a piece", { qty: 0.5 }, "quantity-invalid"],
  ["a hundredth of a piece", { qty: 0.01 }, "quantity-invalid"],
  ["no piece", { qty: 0 }, "quantity-invalid"],
  ["less than no piece", { qty: -1 }, "quantity-invalid"],
  ["another amount", { total: 131_00 }, "refund-amount-changed"],
  ["a pay type that the guests did not use", { payType: 0 }, "refund-by-other"],
  ["cash instead of what they did not use", { insteadOf: 0 }, "refund-by-other"],
  ["no reason", { reason: "  " }, "reason-required"],
])("%s is refused and loses nothing", async (_, asked, code) => {
  const bill = await aPaidBill(`bad ${keys}`);
  const other = Object.fromEntries(
    Object.entries(asked).map(([name, value]) => [
      name,
      value === 0 && name !== "qty" ? card : value,
    ]),
  );
  expect(errorOf(await refund(bill, other))).toMatchObject({ code });
  expect(replyOf(readRefund, await read(bill))).toMatchObject({ lines: [{ left: 2 }] });
});

describe("a refund is refused", () => {
  test("of a refund, and of a bill that is open or voided", async () => {
    const bill = await aPaidBill("20");
    const made = replyOf(refundBill, await refund(bill));
    expect(errorOf(await refund(made.id, { qty: null }))).toMatchObject({
      code: "refund-is-final",
    });
    const open = await evening.openBill("21", [evening.item("Pad Thai")]);
    expect(errorOf(await refund(open))).toMatchObject({ code: "bill-not-closed", status: 409 });
    const input = { params: { id: open }, body: { statusNote: "walked out" } };
    await evening.write(evening.cashier, voidBill, input);
    expect(errorOf(await refund(open))).toMatchObject({ code: "bill-not-closed" });
    expect(errorOf(await refund(999_999, { qty: null }))).toMatchObject({
      code: "record-not-found",
    });
  });

  test("to a user without the right", async () => {
    const bill = await aPaidBill("22");
    for (const by of [evening.cashier, evening.waiter]) {
      expect(errorOf(await refund(bill, { by }))).toMatchObject({ code: "permission-denied" });
    }
  });
});

test("the payments of a refunded bill, and a refund, stay as they are", async () => {
  const bill = await aPaidBill("30", card);
  const made = replyOf(refundBill, await refund(bill, { payType: card }));
  const tenderOf = async (of: number) => {
    const reply = await callAs(evening.app, manager, listTenders, { params: { id: of } });
    return replyOf(listTenders, reply)[0];
  };
  const correct = async (of: number) => {
    const params = { id: (await tenderOf(of))?.id ?? 0 };
    return evening.write(evening.cashier, correctTender, { params, body: { payType: cash } });
  };
  const reopen = (of: number) => evening.write(evening.cashier, reopenBill, { params: { id: of } });
  expect(errorOf(await correct(bill))).toMatchObject({ code: "bill-refunded" });
  expect(errorOf(await reopen(bill))).toMatchObject({ code: "bill-refunded" });
  expect(errorOf(await correct(made.id))).toMatchObject({ code: "refund-is-final" });
  expect(errorOf(await reopen(made.id))).toMatchObject({ code: "refund-is-final" });
  expect(await tenderOf(bill)).toMatchObject({ isCorrectable: false });
  expect(await tenderOf(made.id)).toMatchObject({ isCorrectable: false });
});

test("everything adds up afterwards", async () => {
  expect(await findDataViolations(evening.app.database())).toEqual([]);
});
