import { showBill } from "@comanda/contract/bill-papers";
import { countCash, endShift, printCashCount, readWorkDay } from "@comanda/contract/day";
import { listMenu } from "@comanda/contract/menu";
import { officeForeignCurrency } from "@comanda/contract/office-selling";
import { listTenders, reopenBill, takeTender, undoTender } from "@comanda/contract/tender";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { findDataViolations } from "../../proofs/invariants/find-data-violations.ts";
import { openDayAndShift } from "../../testing/test-evening.ts";
import { drawerOf, payTypesOf } from "../../testing/test-money.ts";
import { startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, errorOf, replyOf } from "../../testing/test-till.ts";

const rate = 33_250_000;

let office: Office;
let cash: number;
let card: number;
let dollar: number;
let euro: number;

beforeAll(async () => {
  office = await startOffice();
  await openDayAndShift(office);
  const payTypes = await payTypesOf(office);
  cash = payTypes.get(800) ?? 0;
  card = payTypes.get(850) ?? 0;
  const { saved } = await office.save(officeForeignCurrency, {
    save: [
      { name: "US dollar", code: "USD", rateMillionths: rate },
      { name: "Euro", code: "EUR", rateMillionths: 38_000_000 },
    ],
  });
  [dollar = 0, euro = 0] = saved.map(({ id }) => id);
});
afterAll(() => office.app.close());

let keys = 0;

/** A bill of 132.00. */
async function aBill(table: string): Promise<number> {
  return office.openBill(table, [office.item("Pad Thai")]);
}

type Handed = {
  readonly currency?: number;
  readonly rateMillionths?: number;
  readonly payType?: number;
};

function take(bill: number, amount: number, worth: number, more: Handed = {}) {
  const { currency = dollar, rateMillionths = rate, ...rest } = more;
  keys += 1;
  const given = { currency, amount, rateMillionths };
  const body = { bill, key: `foreign-${keys}`, payType: cash, amount: worth, given, ...rest };
  return office.write(office.cashier, takeTender, { body });
}

async function tendersOf(bill: number) {
  const { app, cashier } = office;
  return replyOf(listTenders, await callAs(app, cashier, listTenders, { params: { id: bill } }));
}

test("tills learn which currencies the venue takes, and at which rate", async () => {
  const menu = replyOf(listMenu, await callAs(office.app, office.waiter, listMenu));
  expect(menu.foreignCurrencies).toEqual([
    { id: dollar, name: "US dollar", code: "USD", rateMillionths: rate, hasDecimals: true },
    { id: euro, name: "Euro", code: "EUR", rateMillionths: 38_000_000, hasDecimals: true },
  ]);
});

test("five dollars close a bill of 132.00, with change in baht and the rate on the paper", async () => {
  const bill = await aBill("D1");
  const taken = replyOf(takeTender, await take(bill, 5_00, 166_25));
  expect(taken).toMatchObject({ paid: 132_00, isClosed: true, change: 34_25 });
  expect(taken.jobs.map(({ document }) => document.kind)).toEqual(["drawer-pulse"]);
  const given = { code: "USD", amount: 5_00, rateMillionths: rate };
  expect(await tendersOf(bill)).toMatchObject([
    { payType: cash, received: 166_25, change: 34_25, given: { currency: dollar, ...given } },
  ]);
  const shown = { params: { id: bill }, query: {} };
  const { app, cashier } = office;
  expect(replyOf(showBill, await callAs(app, cashier, showBill, shown))).toMatchObject({
    payments: [{ total: 166_25, given }],
    change: 34_25,
  });
});

describe("notes of another currency", () => {
  test("are a part if they do not pay the bill, and are given back as they came", async () => {
    const bill = await aBill("D2");
    const { tender } = replyOf(takeTender, await take(bill, 2_00, 66_50));
    const undo = { params: { id: tender } };
    await office.write(office.cashier, undoTender, undo);
    expect(await tendersOf(bill)).toMatchObject([
      { received: 66_50, given: { amount: 2_00 } },
      { received: -66_50, given: { amount: -2_00, rateMillionths: rate } },
    ]);
  });

  test("go back if the bill is opened again", async () => {
    const bill = await aBill("D3");
    await take(bill, 5_00, 166_25);
    await office.write(office.cashier, reopenBill, { params: { id: bill } });
    expect((await tendersOf(bill))[1]).toMatchObject({
      received: -166_25,
      change: -34_25,
      given: { amount: -5_00 },
    });
    replyOf(
      takeTender,
      await take(bill, 4_00, 152_00, { currency: euro, rateMillionths: 38_000_000 }),
    );
  });
});

test.each<[string, [number, number, Handed?], string]>([
  ["a currency that is not taken", [5_00, 166_25, { currency: 999 }], "currency-not-taken"],
  ["a rate that has changed", [5_00, 165_00, { rateMillionths: 33_000_000 }], "rate-changed"],
  ["another worth than was shown", [5_00, 170_00], "amount-invalid"],
  ["three decimals", [5.005, 166_25], "invalid-request"],
  ["nothing", [0, 0], "amount-invalid"],
  ["less than nothing", [-5_00, -166_25], "amount-invalid"],
])("%s is refused and loses nothing", async (name, tried, code) => {
  const bill = await aBill(name.slice(0, 20));
  expect(errorOf(await take(bill, ...tried))).toMatchObject({ code });
  expect((await office.billOf(bill)).bill).toMatchObject({ status: 0, paid: 0, version: 1 });
});

test("notes are no card", async () => {
  const bill = await aBill("D5");
  expect(errorOf(await take(bill, 5_00, 166_25, { payType: card }))).toMatchObject({
    code: "amount-invalid",
  });
});

test("an old bill keeps its rate when the office changes it, and a retired currency is not taken", async () => {
  const bill = await aBill("D4");
  await take(bill, 1_00, 33_25);
  const all = await office.list(officeForeignCurrency);
  const row = all.find(({ code }) => code === "USD");
  const { saved } = await office.save(officeForeignCurrency, {
    save: [{ id: dollar, revision: row?.revision, rateMillionths: 40_000_000 }],
  });
  expect(errorOf(await take(bill, 1_00, 33_25))).toMatchObject({
    code: "rate-changed",
    message: "The rate of USD has changed. Please check the amount again",
  });
  await take(bill, 1_00, 40_00, { rateMillionths: 40_000_000 });
  expect((await tendersOf(bill)).map(({ given }) => given?.rateMillionths)).toEqual([
    rate,
    40_000_000,
  ]);
  await office.save(officeForeignCurrency, {
    retire: [{ id: dollar, revision: saved[0]?.revision }],
  });
  expect(errorOf(await take(bill, 1_00, 40_00, { rateMillionths: 40_000_000 }))).toMatchObject({
    code: "currency-not-taken",
  });
});

test("the office refuses the currency of the venue, and a code twice", async () => {
  const baht = { name: "Baht", code: "THB", rateMillionths: 1_000_000 };
  expect((await office.refused(officeForeignCurrency, { save: [baht] })).fields).toMatchObject([
    { field: "code", code: "repeated" },
  ]);
});

test("the drawer is counted by currency, and the filed report has a difference for each", async () => {
  const { write, cashier, app } = office;
  const count = async (foreign: readonly object[]) => {
    const body = { ...drawerOf(100_00), foreign };
    return write(cashier, countCash, { body });
  };
  expect(errorOf(await count([{ currency: 999, amount: 1_00 }]))).toMatchObject({
    code: "count-invalid",
  });
  const counted = [
    { currency: dollar, amount: 8_00 },
    { currency: euro, amount: 4_00 },
  ];
  const body = { ...drawerOf(100_00), foreign: counted };
  const { jobs } = replyOf(printCashCount, await write(cashier, printCashCount, { body }));
  const onPaper = [
    { code: "USD", amount: 8_00 },
    { code: "EUR", amount: 4_00 },
  ];
  expect(jobs).toMatchObject([{ document: { total: 100_00, foreign: onPaper } }]);
  const { summary } = replyOf(countCash, await count(counted));
  // 5 dollars for D1, and 2 for D4; what was given back is gone.
  expect(summary.drawer.foreign).toEqual([
    { currency: dollar, code: "USD", expected: 7_00, counted: 8_00, difference: 1_00 },
    { currency: euro, code: "EUR", expected: 4_00, counted: 4_00, difference: 0 },
  ]);
  expect(summary.foreign).toMatchObject([
    { code: "USD", given: 7_00, worth: 239_50 },
    { code: "EUR", given: 4_00, worth: 152_00 },
  ]);
  // Only change went out of the drawer of the venue's currency.
  expect(summary.drawer).toMatchObject({ receivedCash: 0, change: 54_25 });
  const end = { endDrawerCash: 100_00, message: "", fileName: "" };
  const ended = replyOf(endShift, await write(cashier, endShift, { body: end }));
  expect(ended.summary.drawer.foreign).toEqual(summary.drawer.foreign);
  const day = replyOf(readWorkDay, await callAs(app, cashier, readWorkDay));
  expect(day.shifts.map(({ foreign }) => foreign)).toEqual([summary.drawer.foreign]);
  expect(await findDataViolations(app.database())).toEqual([]);
});
