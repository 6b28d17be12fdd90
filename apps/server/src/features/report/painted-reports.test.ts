import type { Bill } from "@comanda/domain/bill/bill";
import { id } from "@comanda/domain/id";
import { money, noMoney } from "@comanda/domain/money/money";
import { toReportedBills, type ReportedBills } from "@comanda/domain/shift/reported-bills";
import { summarizeShift } from "@comanda/domain/shift/summarize-shift";
import { bangkok } from "@comanda/domain/testing/builders";
import { cash as cashType } from "@comanda/domain/testing/pay-builders";
import {
  aPayment,
  aRecord,
  aShift,
  cashOf,
  categories,
  ice,
  floatTopUp,
  market,
} from "@comanda/domain/testing/shift-builders";
import { instant, msPerDay } from "@comanda/domain/time/instant";
import { summarizeDay } from "@comanda/domain/work-day/summarize-day";
import { summarizeMonth } from "@comanda/domain/work-day/summarize-month";
import type { Sheet } from "@comanda/paper/sheet";
import { createSheetFormatter } from "@comanda/paper/sheets/sheet-formatter";
import { daySheet, monthSheet, shiftSheet } from "@comanda/paper/sheets/sheets";
import fc from "fast-check";
import { expect, test } from "vitest";

import {
  anyBill,
  anyMoneyFormat,
  anyPayTypes,
  readPainted,
  type BillRules,
} from "../../testing/random-bills.ts";
import { presentDay, presentMonth, presentShift } from "./present-summary.ts";

/** Money in and out is entered in whole units, as users type it. */
const anyAmount = fc.integer({ min: 1, max: 5000 }).map((units) => money(units * 100));
const anyMoved = fc.record({
  payments: fc.array(fc.tuple(fc.constantFrom(floatTopUp, market, ice), anyAmount), {
    maxLength: 4,
  }),
  commissions: fc.array(fc.tuple(fc.constantFrom(20, 21), anyAmount), { maxLength: 3 }),
  /** Cash for bills that stay open, and whether an earlier shift took the money of the first bill. */
  prepaid: fc.array(anyAmount, { maxLength: 2 }),
  isFirstPrepaid: fc.boolean(),
});

const anyEvening = fc
  .tuple(anyMoneyFormat, anyPayTypes)
  .map(([format, payTypes]): BillRules => ({ format, payTypes }))
  .chain((rules) =>
    fc.record({
      rules: fc.constant(rules),
      bills: fc.array(anyBill(rules), { maxLength: 8 }),
      moved: anyMoved,
    }),
  );
type Evening = typeof anyEvening extends fc.Arbitrary<infer Value> ? Value : never;

test("a shift report adds up: sales, payments, cash groups and the drawer", () => {
  fc.assert(
    fc.property(anyEvening, (evening) => {
      const read = readerOf(shiftSheetOf(evening), evening.rules);
      requireSales(read);
      const drawer = read.table("Drawer");
      const [start, received, change, moneyIn, moneyOut, commissions, expected, counted, off] =
        drawer.map(({ amount }) => amount);
      const flow = [received, -(change ?? 0), moneyIn, -(moneyOut ?? 0), -(commissions ?? 0)];
      expect(sum([start, ...flow])).toBe(expected);
      expect(sum([expected, off])).toBe(counted);
      expect(moneyIn).toBe(requireGroups(read, "Money-in"));
      expect(moneyOut).toBe(requireGroups(read, "Money-out"));
      expect(commissions).toBe(requireGroups(read, "Paid Commission"));
    }),
    { numRuns: 150 },
  );
});

test("a day report adds up: hours, categories with charges, and totals", () => {
  fc.assert(
    fc.property(anyEvening, (evening) => {
      const read = readerOf(daySheetOf(evening), evening.rules);
      requireSales(read);
      for (const title of ["Sales by hour", "Sales by category"]) {
        const entries = read.table(title);
        const result = entries.find(({ name }) => name === "Sales result");
        const parts = entries.filter((entry) => entry !== result);
        expect(sumOf(parts)).toBe(result?.amount ?? 0);
      }
      const onTop = read
        .table("Tax and charges")
        .filter(({ name }) => !name.includes("(included)"));
      const added = read.table("Sales by category").find(({ name }) => name === "Charges on top");
      expect(sumOf(onTop)).toBe(added?.amount ?? 0);
      const sales = requireTotals(read);
      // A shift's sales are in the column before its difference of cash.
      expect(sumOf(read.table("Shifts", -2))).toBe(sales);
      expect(sumOf(read.table("Shifts"))).toBe(shiftOf(evening).drawer.difference);
    }),
    { numRuns: 150 },
  );
});

test("a month report adds up: each column of its days, categories, and totals", () => {
  fc.assert(
    fc.property(anyEvening, fc.array(anyMoved, { minLength: 1, maxLength: 3 }), (evening, more) => {
      const evenings = more.map((moved) => ({ ...evening, moved }));
      const read = readerOf(monthSheetOf(evenings, evening.rules), evening.rules);
      requireSales(read);
      for (const column of [-1, -2, -3, -4]) {
        const [total, ...days] = read.table("Work days", column).toReversed();
        expect(days).toHaveLength(evenings.length);
        expect(sumOf(days)).toBe(total?.amount);
      }
      const sold = read.table("Sales by category");
      const result = sold.find(({ name }) => name === "Sales result");
      expect(sumOf(sold.filter((entry) => entry !== result))).toBe(result?.amount ?? 0);
      requireTotals(read);
    }),
    { numRuns: 100 },
  );
});

type Entry = { readonly name: string; readonly amount: number; readonly look: string };
/** Figures are in the last column, unless an index from the end is given. */
type Reader = { readonly table: (title: string, column?: number) => readonly Entry[] };

/** The three sections that state what guests paid must agree. */
function requireSales(read: Reader): void {
  const closed = read.table("Bills").find(({ name }) => name === "Close")?.amount;
  const [cash, card, other, total] = read.table("Customer payments").map(({ amount }) => amount);
  expect(sum([cash, card, other])).toBe(total);
  expect(total).toBe(closed);
  const handed = read.table("Payments by method");
  const [change, prepaid, sales] = handed.slice(-3).map(({ amount }) => amount);
  expect(sumOf(handed.slice(0, -3))).toBe(sum([change, prepaid, sales]));
  expect(sales).toBe(total);
  expect(sumOf(read.table("Net by rate"))).toBe(sumOf(read.table("Tax and charges")));
}

/** Sales and the other movements must add up to the total. */
function requireTotals(read: Reader): number | undefined {
  const [sales, moneyIn, moneyOut, commissions, total] = read
    .table("Totals")
    .map(({ amount }) => amount);
  expect(sum([sales, moneyIn, -(moneyOut ?? 0), -(commissions ?? 0)])).toBe(total);
  return sales;
}

/** The sum of the groups, each of which must equal the sum of its rows. */
function requireGroups(read: Reader, title: string): number {
  const entries = read.table(title);
  const groups = entries.filter(({ look }) => look === "strong");
  expect(sumOf(entries.filter(({ look }) => look === "under"))).toBe(sumOf(groups));
  return sumOf(groups);
}

/** Reads the texts of a sheet's tables back as figures; bars count where they stand in for rows. */
function readerOf({ tables }: Sheet, { format }: BillRules): Reader {
  return {
    table: (title, column = -1) =>
      tables
        .filter((one) => one.title === title)
        .flatMap(({ bars, hasRowPerBar, rows }) => [
          ...(hasRowPerBar ? [] : bars).map(({ name, amount }) => ({ name, amount, look: "bar" })),
          ...rows.map(({ cells, look }) => ({
            name: cells[0] ?? "",
            amount: cells.at(column) ?? "",
            look,
          })),
        ])
        .map(({ name, amount, look }) => ({ name, look, amount: readPainted(amount, format) })),
  };
}

function recordOf({ rules, bills, moved }: Evening, own: readonly Bill[] = bills) {
  const { payTypes, format } = rules;
  return {
    ...aRecord(),
    payTypes,
    currency: format,
    bills: withPrepaid(own, rules, moved),
    payments: moved.payments.map(([category, amount]) =>
      aPayment({
        type: category.type === "money-in" ? "money-in" : "money-out",
        expenseCategory: category.id,
        amount,
      }),
    ),
    paidCommissions: moved.commissions.map(([staff, amount]) => ({
      staff: id<"staff">(staff),
      amount,
      note: "",
      paidAt: instant(0),
    })),
  };
}

function withPrepaid(
  own: readonly Bill[],
  { payTypes, format: currency }: BillRules,
  { prepaid, isFirstPrepaid }: Evening["moved"],
): ReportedBills {
  const [first, ...rest] = own;
  const settings = { payTypes, currency };
  const { tenders } = toReportedBills(isFirstPrepaid ? rest : own, settings);
  const forOthers = prepaid.map((received) => {
    const nothing = { change: noMoney, rounding: noMoney, given: null, at: instant(0) };
    return { payType: cashType.id, received, ...nothing, isOfSale: false };
  });
  return {
    ...toReportedBills(own, settings),
    tenders: [...tenders, ...forOthers],
    usedPrepaid: isFirstPrepaid ? (first?.settlement?.totals.amount ?? noMoney) : noMoney,
  };
}

function shiftOf(evening: Evening) {
  const shift = aShift({ startCount: cashOf(1000_00) });
  return summarizeShift(shift, recordOf(evening), {
    counted: money(900_00),
    endedAt: null,
    by: null,
  });
}

function shiftSheetOf(evening: Evening): Sheet {
  return shiftSheet(presentShift(shiftOf(evening), null), wordsOf(evening.rules));
}

function daySheetOf(evening: Evening): Sheet {
  return daySheet(presentDay(dayOf(evening, 0), null), wordsOf(evening.rules));
}

/** The evenings, on the first days of 1970, in one report. */
function monthSheetOf(evenings: readonly Evening[], rules: BillRules): Sheet {
  const days = evenings.map((evening, at) => dayOf(evening, at * msPerDay));
  const january = { year: 1970, month: 1 };
  const dates = { from: { ...january, day: 1 }, to: { ...january, day: 31 } };
  const summary = summarizeMonth(dates, { locationName: "Lotus House", timeZone: bangkok, days });
  return monthSheet(presentMonth(summary, null), wordsOf(rules));
}

function dayOf(evening: Evening, startedAt: number) {
  const { payTypes, format } = evening.rules;
  const { openAmounts } = toReportedBills(evening.bills, { payTypes, currency: format });
  return summarizeDay(
    { startedAt: instant(startedAt) },
    {
      payTypes,
      currency: format,
      timeZone: bangkok,
      categories,
      locationName: "Lotus House",
      shifts: [shiftOf(evening)],
      openAmounts,
    },
    null,
  );
}

function wordsOf({ format }: BillRules) {
  const numbered = (number: number): string => `#${number}`;
  return createSheetFormatter(
    { language: "en_US", money: format, zone: bangkok },
    { staff: numbered, station: numbered, payType: numbered },
  );
}

function sumOf(entries: readonly Entry[]): number {
  return sum(entries.map(({ amount }) => amount));
}

function sum(amounts: readonly (number | undefined)[]): number {
  return amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0);
}
