import { privilegedOff, type BillTotals, type ChargeTotal } from "../bill/settlement.ts";
import type { CategoryId, PayTypeId } from "../id.ts";
import {
  absoluteMoney,
  money,
  noMoney,
  subtractMoney,
  sumMoney,
  type Money,
} from "../money/money.ts";
import { rate, shareContained, type Rate } from "../money/rate.ts";
import { shareOut } from "../money/share-out.ts";
import { holdsForClass } from "../payment/pay-type.ts";
import type { BookedBill, BookedPayType, CategorySales } from "./day-facts.ts";

/** What guests paid for a bill, in parts that add up to it. */
export type BillParts = {
  readonly sales: readonly {
    readonly category: CategoryId | null;
    readonly rate: Rate | null;
    readonly net: Money;
  }[];
  readonly taxes: readonly {
    readonly payType: PayTypeId;
    readonly rate: Rate | null;
    readonly amount: Money;
  }[];
  readonly charges: readonly { readonly payType: PayTypeId; readonly net: Money }[];
  readonly rounding: Money;
};

type Part = { net: Money; readonly weight: Money };

/**
 * Takes the taxes and charges that prices contain out of the sales of the classes that they hold for. The totals of a
 * bill state each tax once and rounded once, so its parts are shares of that figure. A tax on the bill's service charge,
 * too, is taken out of both.
 */
export function bookBill(bill: BookedBill, payTypes: readonly BookedPayType[]): BillParts {
  const { totals, sales } = bill;
  const typeOf = new Map(payTypes.map((type) => [type.id, type]));
  const isTax = ({ payType }: ChargeTotal) => typeOf.get(payType)?.isVat === true;
  const bears = ({ taxClass }: CategorySales, { payType }: ChargeTotal) =>
    holdsForClass(typeOf.get(payType) ?? { taxClasses: [] }, taxClass);
  const groups = withoutPrivileges(sales, totals).map((own) => ({
    ...own,
    net: own.amount,
    weight: own.amount,
  }));
  const charges = totals.charges.map((own) => ({ ...own, net: own.total, weight: own.total }));
  for (const [index, charge] of charges.entries()) {
    if (!charge.isContained) continue;
    const held = groups.filter((group) => bears(group, charge));
    const before = charges.slice(0, index).filter((one) => !one.isContained && !isTax(one));
    // Lines may bear the tax no longer, because the office has moved their class since.
    takeOut(charge, held.length > 0 ? held : groups, before);
  }
  const taxes = charges.filter(isTax);
  const others = charges.filter((charge) => !isTax(charge));
  const parts = [...groups, ...charges].map(({ net }) => net);
  return {
    sales: groups.map((group) => ({
      category: group.category,
      rate: rateOf(taxes.filter((tax) => bears(group, tax))),
      net: group.net,
    })),
    taxes: taxes.map(({ payType, rate: own, net }) => ({
      payType,
      rate: own ?? null,
      amount: net,
    })),
    charges: others.map(({ payType, net }) => ({ payType, net })),
    rounding: subtractMoney(totals.amount, sumMoney(parts)),
  };
}

/** What the law takes off for some guests is taken off the sales of all categories, by their amounts. */
function withoutPrivileges(
  sales: readonly CategorySales[],
  totals: BillTotals,
): readonly CategorySales[] {
  const off = privilegedOff(totals);
  if (off === 0 || sales.length === 0) return sales;
  const shares = shareOut(
    off,
    sales.map(({ amount }) => money(Math.max(0, amount))),
  );
  return sales.map((own, index) => ({
    ...own,
    amount: subtractMoney(own.amount, shares[index] ?? noMoney),
  }));
}

/** The rate that lines bear, of all their taxes together; null if they bear none or a bill does not state it. */
function rateOf(taxes: readonly ChargeTotal[]): Rate | null {
  const rates = taxes.map((tax) => tax.rate);
  if (rates.length === 0 || rates.includes(undefined)) return null;
  return rate(rates.reduce<number>((sum, one) => sum + (one ?? 0), 0));
}

/** What is left after the share of each group is the tax on the charges before it, or else what rounding left. */
function takeOut(charge: ChargeTotal, groups: readonly Part[], before: readonly Part[]): void {
  const ofLines = sumMoney(groups.map(({ weight }) => weight));
  const isOnCharges = before.length > 0 && charge.base !== undefined && charge.base !== ofLines;
  const shares = groups.map(({ weight }) => shareOf(weight, charge));
  for (const [index, group] of groups.entries()) {
    group.net = subtractMoney(group.net, shares[index] ?? noMoney);
  }
  const rest = subtractMoney(charge.total, sumMoney(shares));
  const bearers = isOnCharges || groups.length === 0 ? before : groups;
  if (rest === 0 || bearers.length === 0) return;
  const weights = bearers.map(({ weight }) => absoluteMoney(weight));
  const rests = shareOut(rest, weights);
  for (const [index, bearer] of bearers.entries()) {
    bearer.net = subtractMoney(bearer.net, rests[index] ?? noMoney);
  }
}

/** Bills that were closed before tax classes do not state the rate: all of their tax is shared out. */
function shareOf(amount: Money, { rate: own }: ChargeTotal): Money {
  return own === undefined ? noMoney : shareContained(amount, own);
}
