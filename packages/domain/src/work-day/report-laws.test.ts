import fc from "fast-check";
import { expect, test, vi } from "vitest";

import type { Bill } from "../bill/bill.ts";
import type { Line } from "../bill/line.ts";
import { id } from "../id.ts";
import { money, sumMoney } from "../money/money.ts";
import { quantity } from "../money/quantity.ts";
import { billTotals } from "../payment/bill-totals.ts";
import { aSale, card, cash, paid, qr, aCreditFor } from "../testing/pay-builders.ts";
import { addFigures, withoutOpenBills, type BillFigures } from "../shift/bill-figures.ts";
import { computeFigures } from "../shift/compute-figures.ts";
import type { PeriodFigures } from "../shift/period-figures.ts";
import {
  aClosedBill,
  aCommission,
  anOpenBill,
  aPayment,
  aRecord,
  aShift,
  aSummary,
  aVoidedBill,
  cashOf,
  expenseCategories,
  figuresOfBills,
  reportSettings,
  type RecordOfBills,
} from "../testing/shift-builders.ts";
import { toReportedBills, type ReportedBills } from "../shift/reported-bills.ts";
import { summarizeShift } from "../shift/summarize-shift.ts";
import { instant } from "../time/instant.ts";
import { bangkok } from "../testing/builders.ts";
import { summarizeDay } from "./summarize-day.ts";
import { summarizeMonth } from "./summarize-month.ts";

// A thousand random cases take seconds on a busy machine; the default limit is five seconds.
vi.setConfig({ testTimeout: 60_000 });

const runs = { numRuns: 1000 };
const dayMs = 24 * 60 * 60 * 1000;
const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);

const anyLine: fc.Arbitrary<Line> = fc
  .record({
    listPrice: fc.nat(50_000),
    price: fc.nat(50_000),
    pieces: fc.integer({ min: 1, max: 9 }),
    kind: fc.constantFrom("sale", "sale", "credit", "commission"),
    staff: fc.integer({ min: 1, max: 4 }),
    article: fc.integer({ min: 1, max: 3 }).map(id<"article">),
  })
  .map(({ listPrice, price, pieces, kind, staff, article }) => {
    if (kind === "commission") return { ...aCommission(id(staff), price), article };
    const line = { ...aSale(listPrice, price), quantity: quantity(pieces), article };
    return kind === "credit" ? aCreditFor(line) : line;
  });

/** Guests pay part by card or QR, and the rest with a sufficiently large note. */
const anyBill: fc.Arbitrary<Bill> = fc
  .record({
    lines: fc.array(anyLine, { maxLength: 4 }),
    status: fc.constantFrom("open", "closed", "closed", "voided"),
    share: fc.integer({ min: 0, max: 100 }),
    method: fc.constantFrom(card, qr),
    more: fc.nat(100_000),
    closedAt: fc.nat(2 * dayMs).map(instant),
  })
  .map(({ lines, status, share, method, more, closedAt }) => {
    if (status === "open") return anOpenBill(lines);
    if (status === "voided") return aVoidedBill(lines);
    const { amount } = billTotals(lines, reportSettings.payTypes, reportSettings.currency);
    const part = Math.floor((Math.abs(amount) * share) / 100);
    const inCash = amount < 0 ? 0 : amount - part + more;
    const bill = aClosedBill(lines, [paid(method, part), paid(cash, inCash)]);
    return { ...bill, updatedAt: closedAt };
  });
const anyBills = fc.array(anyBill, { maxLength: 6 });

const anyMoved = fc.record({
  amount: fc.integer({ min: 1, max: 100_000 }).map(money),
  note: fc.constantFrom("", "ice", "fish"),
  at: fc.nat(2).map(instant),
});
type Recorded = Pick<RecordOfBills, "bills" | "payments" | "paidCommissions">;
const anyRecord: fc.Arbitrary<Recorded> = fc.record({
  bills: anyBills,
  payments: fc.array(
    fc
      .tuple(anyMoved, fc.constantFrom(...expenseCategories))
      .map(([{ amount, note, at }, category]) =>
        aPayment({
          type: category.type === "money-in" ? "money-in" : "money-out",
          expenseCategory: category.id,
          amount,
          note,
          createdAt: at,
        }),
      ),
    { maxLength: 4 },
  ),
  paidCommissions: fc.array(
    fc.tuple(anyMoved, fc.integer({ min: 1, max: 4 })).map(([{ amount, note, at }, staff]) => ({
      amount,
      note,
      paidAt: at,
      staff: id<"staff">(staff),
    })),
    { maxLength: 3 },
  ),
});
const anyRecords = fc.array(anyRecord, { maxLength: 4 });

test("the figures of two sets of bills are the sum of both", () => {
  fc.assert(
    fc.property(anyBills, anyBills, (some, others) => {
      const together = figuresOfBills([...some, ...others]);
      const added = addFigures(figuresOfBills(some), figuresOfBills(others));
      expect(together).toEqual(added);
    }),
    runs,
  );
});

test("the order of the bills does not change their figures", () => {
  const shuffled = anyBills.chain((bills) =>
    fc.tuple(
      fc.constant(bills),
      fc.shuffledSubarray(bills, { minLength: bills.length, maxLength: bills.length }),
    ),
  );
  fc.assert(
    fc.property(shuffled, ([bills, other]) => {
      expect(figuresOfBills(other)).toEqual(figuresOfBills(bills));
    }),
    runs,
  );
});

test("lines summed beforehand give the same report as single lines", () => {
  fc.assert(
    fc.property(anyBills, (bills) => {
      const lineByLine = toReportedBills(bills, reportSettings);
      expect(computeFigures(sumBeforehand(lineByLine), reportSettings)).toEqual(
        computeFigures(lineByLine, reportSettings),
      );
    }),
    runs,
  );
});

test("in every report lines − promotions + added charges + rounding = amount = paid − change", () => {
  fc.assert(
    fc.property(anyBills, (bills) => {
      const figures = figuresOfBills(bills);
      const { closed } = figures;
      expect(chargedIn(figures)).toBe(closed.amount);
      expect(sum(figures.payDetails.map(({ total }) => total)) - figures.change).toBe(
        closed.amount,
      );
      expect(closed.cash + closed.card + closed.other).toBe(closed.amount);
      expect(closed.card + closed.other).toBe(closed.cardAndOther);
    }),
    runs,
  );
});

test("the hours add up to the sales, and so do categories with added charges and rounding", () => {
  fc.assert(
    fc.property(anyBills, (bills) => {
      const figures = figuresOfBills(bills);
      const { byHour = [], byCategory = [] } = figures.breakdown ?? {};
      expect(sum(byHour.map(({ amount }) => amount))).toBe(figures.closed.amount);
      expect(sum(byHour.map(({ count }) => count))).toBe(figures.closed.count);
      const lines = sum(byCategory.map(({ amount }) => amount));
      expect(lines + addedIn(figures) + figures.rounding).toBe(figures.closed.amount);
      expect(lines).toBe(figures.subtotal - figures.discount);
    }),
    runs,
  );
});

test("the expected cash follows from all cash movements", () => {
  fc.assert(
    fc.property(anyRecord, fc.nat(500_000), fc.nat(500_000), (record, start, counted) => {
      const shift = aShift({ startCount: cashOf(start) });
      const { drawer } = summarizeShift(shift, aRecord(record), {
        counted: money(counted),
        endedAt: null,
        by: null,
      });
      const cashIn = sum(settled(record).map((bill) => paidIn(bill) - bill.change));
      const moved = record.payments.map(({ type, amount }) =>
        type === "money-in" ? amount : 0 - amount,
      );
      const toStaff = sum(record.paidCommissions.map(({ amount }) => amount));
      expect(drawer.expected).toBe(start + cashIn + sum(moved) - toStaff);
      expect(drawer.expected + (drawer.difference ?? 0)).toBe(counted);
    }),
    runs,
  );
});

test("a day is the sum of its shifts", () => {
  fc.assert(
    fc.property(anyRecords, anyBills, (records, bills) => {
      const openBills = bills.filter(({ status }) => status === "open");
      const oneShift = periodIn(aSummary(joined(records)));
      const day = dayOf(records, openBills, 0);
      expect(periodIn(day)).toEqual({
        ...oneShift,
        bills: addFigures(withoutOpenBills(oneShift.bills), figuresOfBills(openBills)),
      });
      expect(sum(day.shifts.map(({ amount }) => amount))).toBe(day.totals.sales);
    }),
    runs,
  );
});

test("a month is the sum of its days, with the open bills of the last", () => {
  fc.assert(
    fc.property(fc.array(anyRecords, { maxLength: 3 }), anyBills, (monthRecords, bills) => {
      const open = bills.filter(({ status }) => status === "open");
      const days = monthRecords.map((records, index) => dayOf(records, open, index * dayMs));
      const range = {
        from: { year: 1970, month: 1, day: 1 },
        to: { year: 1970, month: 1, day: 31 },
      };
      const month = summarizeMonth(range, { locationName: "", timeZone: bangkok, days });
      const oneDay = dayOf(monthRecords.flat(), days.length === 0 ? [] : open, 0);
      expect(periodIn(month)).toEqual(periodIn(oneDay));
      expect(sum(days.map(({ totals }) => totals.total))).toBe(month.totals.total);
    }),
    runs,
  );
});

function sumBeforehand(bills: ReportedBills): ReportedBills {
  const { articleLines, commissions } = bills;
  const byArticle = Map.groupBy(articleLines, ({ article, isCredit }) => `${article}|${isCredit}`);
  const alike = Map.groupBy(commissions, (one) =>
    [one.staff, one.commission, one.quantity].join("|"),
  );
  return {
    ...bills,
    articleLines: [...byArticle.values()].flatMap((own) =>
      own
        .slice(0, 1)
        .map((first) => ({ ...first, amount: sumMoney(own.map(({ amount }) => amount)) })),
    ),
    commissions: [...alike.values()].flatMap((own) =>
      own.slice(0, 1).map((first) => ({ ...first, count: own.length })),
    ),
  };
}

function chargedIn(figures: BillFigures): number {
  return figures.subtotal - figures.discount + addedIn(figures) + figures.rounding;
}

function addedIn({ charges }: BillFigures): number {
  return sum(charges.filter(({ isContained }) => !isContained).map(({ total }) => total));
}

function settled({ bills }: Recorded) {
  return bills.flatMap(({ settlement }) => (settlement === null ? [] : [settlement]));
}

function paidIn({ payments }: ReturnType<typeof settled>[number]): number {
  return sum(payments.filter(({ payType }) => payType === cash.id).map(({ total }) => total));
}

function joined(records: readonly Recorded[]): Recorded {
  return {
    bills: records.flatMap(({ bills }) => bills),
    payments: records.flatMap(({ payments }) => payments),
    paidCommissions: records.flatMap(({ paidCommissions }) => paidCommissions),
  };
}

function dayOf(records: readonly Recorded[], openBills: readonly Bill[], start: number) {
  const shifts = records.map((record) => aSummary(record));
  const { openAmounts } = toReportedBills(openBills, reportSettings);
  const record = { ...reportSettings, locationName: "", shifts, openAmounts };
  return summarizeDay({ startedAt: instant(start) }, record, null);
}

function periodIn({ bills, moneyIns, moneyOuts, paidCommissions }: PeriodFigures): PeriodFigures {
  return { bills, moneyIns, moneyOuts, paidCommissions };
}
