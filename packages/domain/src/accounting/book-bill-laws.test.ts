import fc from "fast-check";
import { expect, test, vi } from "vitest";

import { id } from "../id.ts";
import { noMoney } from "../money/money.ts";
import { classAmounts, type ClassAmount } from "../payment/class-amounts.ts";
import { refundTotals } from "../payment/refund-totals.ts";
import {
  anyRefunded,
  anyRules,
  billOf,
  categories,
  payTypesOf,
  privilegeOf,
  recount,
  refundsOf,
  salesOf,
  type Rules,
} from "../testing/any-taxed-bill.ts";
import { aCreditFor } from "../testing/pay-builders.ts";
import { bookBill } from "./book-bill.ts";
import { bookingsOfDay } from "./bookings-of-day.ts";
import type { BookedBill } from "./day-facts.ts";
import { chargeRules, takeOutContained } from "./take-out-contained.ts";

// Thousands of bills take a while on a busy machine; the default limit is five seconds.
vi.setConfig({ testTimeout: 120_000 });

const sum = (figures: readonly number[]) => figures.reduce((one, other) => one + other, 0);
const unitOf = ({ currency }: Rules) => (currency.hasDecimals ? 1 : 100);
/** Each share of a privileged guest is rounded by class when it is allocated, freed from tax and reduced. */
const toleranceOf = (rules: Rules) =>
  (4 + 3 * Math.min(rules.guests, rules.privileged)) * unitOf(rules);

test("taxes are booked as the bill states them, and sales and service charge in whole units as they come without", () => {
  let withPrivilege = 0;
  fc.assert(
    fc.property(anyRules, (rules) => {
      const isPromoted = rules.lines.some(({ line }) => line.price !== line.productPrice);
      const bill = billOf(rules);
      const { sales, taxes, charges, rounding } = bookBill(bill, payTypesOf(rules), rules.currency);
      const stated = bill.totals.charges.filter(({ payType }) => payType !== 50);
      expect(taxes.map(({ payType, amount }) => [payType, amount])).toEqual(
        stated.map(({ payType, total }) => [payType, total]),
      );
      const nets = [...sales, ...charges].map(({ net }) => net);
      expect(sum(nets) + sum(taxes.map((tax) => tax.amount))).toBe(bill.totals.amount);
      expect(rounding).toBe(0);
      const unit = unitOf(rules);
      expect(nets.filter((net) => net % unit !== 0)).toEqual([]);
      // A promotion may be better than the law for some lines; the bill does not state for which.
      if (isPromoted && rules.privileged > 0) return;
      withPrivilege += rules.privileged > 0 ? 1 : 0;
      const tolerance = toleranceOf(rules);
      for (const { category, net } of sales) {
        const right = recount(rules, category ?? id(0)).sales;
        expect(Math.abs(net - right)).toBeLessThanOrEqual(tolerance);
      }
      const service = sum(categories.map((category) => recount(rules, category).service));
      const booked = sum(charges.map(({ net }) => net));
      expect(Math.abs(booked - service)).toBeLessThanOrEqual(tolerance);
    }),
    { numRuns: 3000 },
  );
  expect(withPrivilege).toBeGreaterThan(1000);
});

test("sales have the same sum without taxes and charges however they are grouped", () => {
  fc.assert(
    fc.property(anyRules, (rules) => {
      const payTypes = payTypesOf(rules);
      const { totals, sales } = billOf(rules);
      const { currency } = rules;
      const lines = rules.lines.map(({ line }) => line);
      const netOf = (grouped: readonly ClassAmount[]) =>
        sum(
          takeOutContained(grouped, totals, chargeRules(payTypes, currency)).sales.map(
            ({ net }) => net,
          ),
        );
      const difference = netOf(classAmounts(lines, currency)) - netOf(sales);
      // What rounding leaves of the shares of privileged guests can fall to another class.
      expect(Math.abs(difference)).toBeLessThanOrEqual(
        rules.privileged > 0 ? 2 * unitOf(rules) : 0,
      );
    }),
    { numRuns: 3000 },
  );
});

test("a bill and its whole refund together book nothing", () => {
  fc.assert(
    fc.property(anyRules, (rules) => {
      const payTypes = payTypesOf(rules);
      const bill = billOf(rules);
      const lines = rules.lines.map(({ line }) => line);
      const { currency } = rules;
      const back = rules.lines.map((sold) => ({ ...sold, line: aCreditFor(sold.line) }));
      const left = [...lines, ...back.map(({ line }) => line)];
      const privilege = privilegeOf(rules);
      const refunded = { sold: lines, left, isNothingLeft: true, privilege };
      const refund: BookedBill = {
        id: id(2),
        totals: refundTotals([bill.totals], refunded, { payTypes, currency }),
        sales: salesOf(back, currency),
        paidEarlier: noMoney,
      };
      const quiet = { taken: [], payments: [], commissionsPaid: noMoney, differences: [] };
      expect(bookingsOfDay({ ...quiet, bills: [bill, refund] }, payTypes, currency)).toEqual([]);
    }),
    { numRuns: 3000 },
  );
});

test("each partial refund books what came back, whatever else its bill was taxed on", () => {
  let withOtherTax = 0;
  fc.assert(
    fc.property(anyRefunded, ({ rules, parts }) => {
      const isPromoted = rules.lines.some(({ line }) => line.price !== line.productPrice);
      if (isPromoted && rules.privileged > 0) return;
      const payTypes = payTypesOf(rules);
      for (const [index, refund] of refundsOf(rules, parts).entries()) {
        const { sales, taxes, charges } = bookBill(refund, payTypes, rules.currency);
        const nets = [...sales, ...charges].map(({ net }) => net);
        expect(sum(nets) + sum(taxes.map((tax) => tax.amount))).toBe(refund.totals.amount);
        withOtherTax += taxes.some(({ amount }) => amount === 0) ? 1 : 0;
        const back = { ...rules, lines: parts[index] ?? [] };
        for (const { category, net } of sales) {
          const right = -recount(back, category ?? id(0)).sales;
          expect(Math.abs(net - right)).toBeLessThanOrEqual(toleranceOf(rules));
        }
        const service = sum(categories.map((category) => recount(back, category).service));
        const booked = sum(charges.map(({ net }) => net));
        expect(Math.abs(booked + service)).toBeLessThanOrEqual(toleranceOf(rules));
      }
    }),
    { numRuns: 3000 },
  );
  expect(withOtherTax).toBeGreaterThan(1000);
});
