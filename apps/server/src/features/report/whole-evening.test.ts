import { listBills } from "@comanda/contract/list-bills";
import { readWorkDay, startWorkDay } from "@comanda/contract/day";
import { listMenu } from "@comanda/contract/menu";
import { officePayType } from "@comanda/contract/office-selling";
import { listExpenseCategories } from "@comanda/contract/payment";
import {
  listReports,
  printArticles,
  printCommissions,
  readMonthReport,
} from "@comanda/contract/report";
import type { DaySummaryReply, ShiftSummaryReply } from "@comanda/contract/summary";
import { id } from "@comanda/domain/id";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";

import { verifyJournal } from "#journal/verify-journal.ts";

import { findReportViolations } from "../../proofs/invariants/find-report-violations.ts";
import { anyStep, doStep, type Step } from "../../testing/any-step.ts";
import {
  figuresOf,
  reported,
  sum,
  type CategoryOf,
  type Lists,
} from "../../testing/report-figures.ts";
import { emptyLedger, sell, type LedgerVenue, type Ledger } from "../../testing/test-ledger.ts";
import {
  endDay,
  endShiftOf,
  payTypesOf,
  signInAt,
  startShiftOf,
} from "../../testing/test-money.ts";
import { startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, replyOf, type SignedIn } from "../../testing/test-till.ts";

let evening: Office;
let testVenue: LedgerVenue;
let tills: readonly SignedIn[];
let categoryOf: CategoryOf;

beforeAll(async () => {
  evening = await startOffice();
  const payTypes = await payTypesOf(evening);
  const list = await callAs(evening.app, evening.cashier, listExpenseCategories);
  const categories = replyOf(listExpenseCategories, list).map(
    (category) => [category.preset, category.id] as const,
  );
  const [location = 0] = evening.cashier.user.subLocations;
  const customers = await evening.app
    .database()
    .selectFrom("customer")
    .innerJoin("customer_type", "customer_type.id", "customer.customer_type")
    .select(["customer.id", "customer.location"])
    .where("customer_type.pays_by_invoice", "=", 1)
    .execute();
  const company = customers.find((customer) => customer.location === location)?.id ?? 0;
  testVenue = { evening, payTypes, categories: new Map(categories), company };
  const menu = replyOf(listMenu, await callAs(evening.app, evening.cashier, listMenu));
  categoryOf = new Map(menu.articles.map((article) => [article.id, article.category]));
  tills = [evening.cashier, await signInAt(evening, "admin", "Bar")];
});
afterAll(() => evening.app.close());

async function lists(): Promise<Lists> {
  return replyOf(
    listBills,
    await callAs(evening.app, evening.cashier, listBills, { body: { lastPing: 0 } }),
  );
}

/** Lines − promotions + added charges + rounding = amount = what was handed over − change. */
function expectToAddUp(summary: ShiftSummaryReply | DaySummaryReply): void {
  const added = summary.chargeData.filter(({ includeOnPrice }) => !includeOnPrice);
  const [, { amount, cash, card, other }] = summary.bills;
  const charges = sum(added.map((charge) => charge.total));
  expect(summary.subtotal - summary.discount + charges + summary.rounding).toBe(amount);
  expect(sum(summary.payDetails.map((detail) => detail.total)) - summary.change).toBe(amount);
  expect(cash + card + other).toBe(amount);
  expect(sum((summary.salesByHour ?? []).map((hour) => hour.amount))).toBe(amount);
  const categories = sum((summary.salesByCategory ?? []).map((category) => category.amount));
  expect(categories + charges + summary.rounding).toBe(amount);
}

async function expectLists(
  ledgers: readonly Ledger[],
  { billItems }: Lists,
  commissions: { readonly earned: number; readonly commissionsPaid: number },
): Promise<void> {
  const paid = new Set(ledgers.flatMap((ledger) => ledger.paid));
  const lines = billItems.filter(({ bill }) => paid.has(bill));
  const sold = replyOf(printArticles, await evening.write(evening.cashier, printArticles));
  const quantities = Map.groupBy(lines, ({ product }) => product);
  expect(sold.rows.map(({ product, qty, amount }) => [product, qty, amount])).toEqual(
    [...quantities]
      .map(([product, own]) => [
        product,
        sum(own.map(({ type, qty }) => (type === 2 || type === 6 ? 0 : qty))),
        sum(own.map(({ total }) => total)),
      ])
      .filter(([, qty, amount]) => qty !== 0 || amount !== 0)
      .toSorted(([one = 0], [other = 0]) => one - other),
  );
  const people = await evening.write(evening.cashier, printCommissions);
  const list = replyOf(printCommissions, people);
  expect(list).toMatchObject({ earned: commissions.earned, paid: commissions.commissionsPaid });
  const listed = list.rows.map(({ staff }) => staff);
  expect(listed).toEqual(listed.toSorted((one, other) => one - other));
}

const startCash = 2000_00;
const evenings: DaySummaryReply[] = [];

/** Plays an evening from the first count to the day report, and checks every figure against the notes. */
async function playEvening(steps: readonly Step[]): Promise<void> {
  replyOf(startWorkDay, await evening.write(evening.cashier, startWorkDay));
  const stations = tills.map((user) => ({ user, ledger: emptyLedger() }));
  for (const { user } of stations) {
    await startShiftOf(evening, user, startCash);
  }
  for (const made of steps) {
    await doStep(testVenue, stations, made);
    // An evening takes hours, and all of it fits into one session.
    evening.app.advance(7 * 60_000);
  }
  const bills = await lists();
  const ledgers = stations.map(({ ledger }) => ledger);
  const running = replyOf(readWorkDay, await callAs(evening.app, evening.cashier, readWorkDay));
  for (const { user, ledger } of stations) {
    const { summary } = await endShiftOf(evening, user, startCash);
    const own = figuresOf([ledger], bills, categoryOf);
    expect(reported(summary)).toEqual(own);
    expectToAddUp(summary);
    const { handedCash, change, moneyIn, moneyOut, commissionsPaid } = ledger;
    const expected = startCash + handedCash - change + moneyIn - moneyOut - commissionsPaid;
    expect(summary.drawer).toEqual({
      startCash,
      receivedCash: handedCash,
      change,
      moneyIn,
      moneyOut,
      commissionsPaid,
      expected,
      counted: startCash,
      difference: startCash - expected,
      foreign: [],
    });
  }
  const whole = figuresOf(ledgers, bills, categoryOf);
  expect(reported(running)).toEqual(whole);
  await expectLists(ledgers, bills, whole);
  const { summary } = await endDay(evening, evening.cashier);
  expect(reported(summary)).toEqual(whole);
  expectToAddUp(summary);
  const open = bills.bills.filter(({ status }) => status === 0);
  expect(summary.bills[0]).toEqual({
    count: open.length,
    amount: sum(open.map(({ amount }) => amount)),
  });
  expect(summary.totals).toEqual({
    sales: whole.closed.amount,
    moneyIn: whole.moneyIn,
    moneyOut: whole.moneyOut,
    commissionsPaid: whole.commissionsPaid,
    total: whole.closed.amount + whole.moneyIn - whole.moneyOut - whole.commissionsPaid,
  });
  evenings.push(summary);
}

test("every figure of every shift and day equals what was ordered, paid and paid out", async () => {
  const night = fc.array(anyStep, { minLength: 8, maxLength: 20 });
  await fc.assert(fc.asyncProperty(night, playEvening), { numRuns: 6, endOnFailure: true });
}, 120_000);

test("the database sums for a report equal the sums of the bills' lines", async () => {
  const [location = id<"location">(999_999)] = evening.cashier.user.subLocations;
  expect(await findReportViolations(evening.app.database(), location)).toEqual([]);
});

test("a month is the sum of its days", async () => {
  const body = { startTime: "2026-11-01", endTime: "2026-11-30" };
  const month = async () =>
    replyOf(readMonthReport, await callAs(evening.app, evening.cashier, readMonthReport, { body }));
  const before = await month();
  expect(before.days.map(({ amount }) => amount)).toEqual(
    evenings.map((day) => day.bills[1].amount),
  );
  const total = (pick: (day: DaySummaryReply) => number): number => sum(evenings.map(pick));
  expect(before.totals).toEqual({
    sales: total((day) => day.totals.sales),
    moneyIn: total((day) => day.totals.moneyIn),
    moneyOut: total((day) => day.totals.moneyOut),
    commissionsPaid: total((day) => day.totals.commissionsPaid),
    total: total((day) => day.totals.total),
  });
  const hoursOfDays = evenings.flatMap((day) => day.salesByHour ?? []);
  const inHour = (hour: number): number =>
    sum(hoursOfDays.filter((row) => row.hour === hour).map(({ amount }) => amount));
  for (const { hour, amount } of before.salesByHour ?? []) expect(amount).toBe(inHour(hour));
  expect(sum((before.salesByHour ?? []).map(({ amount }) => amount))).toBe(before.totals.sales);
  expect(before.bills[1].card).toBe(total((day) => day.bills[1].card));
});

test("a card retired during the evening is refused from then on, and its earlier payments count as card", async () => {
  replyOf(startWorkDay, await evening.write(evening.cashier, startWorkDay));
  await startShiftOf(evening, evening.cashier, startCash);
  const station = { user: evening.cashier, ledger: emptyLedger() };
  const byCard = {
    article: "Pad Thai",
    qty: 2,
    hasCommission: false,
    takesBack: false,
    hasDiscount: false,
  } as const;
  await sell(testVenue, station, { ...byCard, way: "card" });
  const cards = await evening.list(officePayType);
  const retire = cards.filter((card) => card.id === testVenue.payTypes.get(850));
  await evening.save(officePayType, {
    retire: retire.map((card) => ({ id: card.id, revision: card.revision })),
  });
  await expect(sell(testVenue, station, { ...byCard, way: "card" })).rejects.toThrow(
    "pay-type-not-found",
  );
  const { summary } = await endShiftOf(evening, evening.cashier, startCash);
  expect(summary.bills[1]).toEqual({
    count: 1,
    amount: 264_00,
    cash: 0,
    card: 264_00,
    other: 0,
    cardAndOther: 264_00,
  });
  await endDay(evening, evening.cashier);
});

test("reports are numbered without a gap", async () => {
  const reports = replyOf(listReports, await callAs(evening.app, evening.cashier, listReports));
  for (const kind of ["shift", "day"] as const) {
    const numbers = reports.filter((report) => report.kind === kind).map(({ number }) => number);
    expect(numbers.toReversed()).toEqual(numbers.map((_number, index) => index + 1));
  }
});

test("the journal records all of it, row by row", async () => {
  const [location] = evening.cashier.user.subLocations;
  const verdict = await verifyJournal(evening.app.database(), location ?? id<"location">(999_999));
  expect(verdict).toMatchObject({ isSound: true, rows: expect.any(Number) });
});
