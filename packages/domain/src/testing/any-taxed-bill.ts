import fc from "fast-check";

import type { BookedBill } from "../accounting/day-facts.ts";
import { lineAmount, lineKey, type NormalLine } from "../bill/line.ts";
import type { Privilege } from "../bill/privilege.ts";
import type { BillTotals } from "../bill/settlement.ts";
import { id, type CategoryId } from "../id.ts";
import type { Decimals } from "../money/currency.ts";
import { addMoney, noMoney } from "../money/money.ts";
import { quantity } from "../money/quantity.ts";
import { rate } from "../money/rate.ts";
import { billTotals } from "../payment/bill-totals.ts";
import type { PayType } from "../payment/pay-type.ts";
import { refundTotals } from "../payment/refund-totals.ts";
import { aCreditFor, aPayType, aSale, plainPayTypes, satang, wholeBaht } from "./pay-builders.ts";

const food = id<"tax-class">(1);
const drinks = id<"tax-class">(2);
/** Two categories share a class, and the last one has none. */
const classOf = new Map([
  [id<"category">(11), food],
  [id<"category">(12), food],
  [id<"category">(13), drinks],
  [id<"category">(14), null],
]);
export const categories = [...classOf.keys()];

export type Sold = { readonly category: CategoryId; readonly line: NormalLine };

const anySold = fc
  .record({
    category: fc.constantFrom(...categories),
    price: fc.integer({ min: 50_00, max: 900_00 }),
    pieces: fc.integer({ min: 1, max: 4 }),
    /** What a promotion leaves of it, in percent. */
    left: fc.oneof(
      { weight: 9, arbitrary: fc.constant(100) },
      { weight: 1, arbitrary: fc.constantFrom(90, 60) },
    ),
  })
  .map(({ category, price, pieces, left }): Sold => {
    const line = aSale(price, Math.round((price * left) / 100));
    const taxClass = classOf.get(category) ?? null;
    return { category, line: { ...line, taxClass, quantity: quantity(pieces) } };
  });

export const anyRules = fc.record({
  lines: fc.array(anySold, { minLength: 1, maxLength: 6 }).map((lines) =>
    lines.map(({ category, line }, index) => ({
      category,
      line: { ...line, key: lineKey(`line-${index}`) },
    })),
  ),
  currency: fc.constantFrom(satang, wholeBaht),
  foodPercent: fc.constantFrom(5, 7, 12),
  /** Null if drinks bear the same tax as all else. */
  drinksPercent: fc.constantFrom(null, 19),
  isInPrice: fc.boolean(),
  /** Whether the tax of drinks is in their prices, if they have one of their own. */
  isDrinksInPrice: fc.boolean(),
  isOnCharges: fc.boolean(),
  servicePercent: fc.constantFrom(0, 5, 10),
  isServiceInPrice: fc.boolean(),
  /** No class stands for all. */
  serviceClasses: fc.constantFrom([], [], [food], [food, drinks]),
  guests: fc.integer({ min: 1, max: 5 }),
  privileged: fc.integer({ min: 0, max: 3 }),
});
export type Rules = typeof anyRules extends fc.Arbitrary<infer Value> ? Value : never;

/** A bill that is refunded in up to three parts, piece by piece. */
export const anyRefunded = fc
  .record({
    rules: anyRules,
    /** The part that takes back each piece; some stay with the guest. */
    partOfPiece: fc.array(fc.nat({ max: 3 }), { minLength: 24, maxLength: 24 }),
  })
  .map(({ rules, partOfPiece }) => {
    const parts = [0, 1, 2].map((part) =>
      rules.lines.flatMap(({ category, line }, index): readonly Sold[] => {
        const own = partOfPiece.slice(index * 4, index * 4 + line.quantity);
        const pieces = own.filter((one) => one === part).length;
        return pieces === 0 ? [] : [{ category, line: { ...line, quantity: quantity(pieces) } }];
      }),
    );
    return { rules, parts: parts.filter((part) => part.length > 0) };
  });

/** A bill and its refunds, each with the lines of its own. */
export function refundsOf(rules: Rules, parts: readonly (readonly Sold[])[]) {
  const bill = billOf(rules);
  const sold = rules.lines.map(({ line }) => line);
  const payTypes = payTypesOf(rules);
  const totals: [BillTotals, ...BillTotals[]] = [bill.totals];
  let left: readonly NormalLine[] = sold;
  return parts.map((part, index): BookedBill => {
    const back = part.map(({ category, line }) => {
      const credit = aCreditFor(line);
      return { category, line: { ...credit, key: lineKey(`${credit.key}-${index}`) } };
    });
    left = [...left, ...back.map(({ line }) => line)];
    const isNothingLeft = left.reduce((sum, line) => sum + line.quantity, 0) === 0;
    const lines = { sold, left, isNothingLeft, privilege: privilegeOf(rules) };
    const refund = refundTotals(totals, lines, { payTypes, currency: rules.currency });
    totals.push(refund);
    return {
      id: id(2 + index),
      totals: refund,
      sales: salesOf(back, rules.currency),
      paidEarlier: noMoney,
    };
  });
}

export function payTypesOf(rules: Rules): readonly PayType[] {
  const { foodPercent, drinksPercent, isInPrice, isOnCharges } = rules;
  const aTax = (own: number, percent: number, isIncludedInPrice = isInPrice) =>
    aPayType({
      id: id(own),
      indexNumber: 500 + own,
      value: rate(percent * 100),
      isVat: true,
      isIncludedInPrice,
      isOnCharges,
    });
  const service = aPayType({
    id: id(50),
    indexNumber: 550,
    value: rate(rules.servicePercent * 100),
    isIncludedInPrice: rules.isServiceInPrice,
    taxClasses: rules.serviceClasses,
  });
  if (drinksPercent === null) return [...plainPayTypes, service, aTax(60, foodPercent)];
  const onFood = { ...aTax(60, foodPercent), taxClasses: [food] };
  const onDrinks = {
    ...aTax(61, drinksPercent, rules.isDrinksInPrice),
    taxClasses: [drinks],
  };
  return [...plainPayTypes, service, onFood, onDrinks];
}

export function privilegeOf({ guests, privileged }: Rules): Privilege | null {
  const senior = { kind: "senior", name: "Rosario", idNumber: "1" } as const;
  const holders = Array.from({ length: Math.min(guests, privileged) }, () => senior);
  return holders.length === 0 ? null : { guests, rate: rate(20_00), holders };
}

export function billOf(rules: Rules): BookedBill {
  const lines = rules.lines.map(({ line }) => line);
  return {
    id: id(1),
    totals: billTotals(lines, payTypesOf(rules), rules.currency, privilegeOf(rules)),
    sales: salesOf(rules.lines, rules.currency),
    paidEarlier: noMoney,
  };
}

export function salesOf(lines: readonly Sold[], currency: Decimals): BookedBill["sales"] {
  const byCategory = Map.groupBy(lines, ({ category }) => category);
  return [...byCategory].map(([category, own]) => ({
    category,
    taxClass: classOf.get(category) ?? null,
    amount: own.reduce((sum, { line }) => addMoney(sum, lineAmount(line, currency)), noMoney),
  }));
}

/** The sales of a category and its part of the service charge, both without tax, of which no share is rounded. */
export function recount(rules: Rules, category: CategoryId) {
  const { isOnCharges, isServiceInPrice } = rules;
  const isInPrice = isTaxInPrice(rules, category);
  const unit = rules.currency.hasDecimals ? 1 : 100;
  const amount = rules.lines
    .filter((sold) => sold.category === category)
    .reduce((sum, { line }) => sum + Math.ceil(line.price / unit) * unit * line.quantity, 0);
  const tax = taxPercent(rules, category) / 100;
  const service = bearsService(rules, category) ? rules.servicePercent / 100 : 0;
  const part = Math.min(rules.guests, rules.privileged) / rules.guests;
  // The privileged guests pay no tax, and of what remains four fifths.
  const privileged = ((amount * part) / (isInPrice ? 1 + tax : 1)) * 0.8;
  const others = amount * (1 - part);
  const othersWithoutTax = isInPrice ? others / (1 + tax) : others;
  if (isServiceInPrice) {
    const contained = ((others + privileged) * service) / (1 + service);
    return { sales: othersWithoutTax + privileged - contained, service: contained };
  }
  const onOthers = isInPrice && isOnCharges ? othersWithoutTax : others;
  return { sales: othersWithoutTax + privileged, service: (onOthers + privileged) * service };
}

function isTaxInPrice(rules: Rules, category: CategoryId): boolean {
  const hasOwnTax = rules.drinksPercent !== null && classOf.get(category) === drinks;
  return hasOwnTax ? rules.isDrinksInPrice : rules.isInPrice;
}

function bearsService({ serviceClasses }: Rules, category: CategoryId): boolean {
  const taxClass = classOf.get(category);
  return serviceClasses.length === 0 || serviceClasses.some((one) => one === taxClass);
}

function taxPercent({ foodPercent, drinksPercent }: Rules, category: CategoryId): number {
  const taxClass = classOf.get(category);
  if (drinksPercent === null || taxClass === food) return foodPercent;
  return taxClass === drinks ? drinksPercent : 0;
}
