import type { BillTotals, ChargeTotal } from "../bill/settlement.ts";
import { absoluteMoney, noMoney, subtractMoney, sumMoney, type Money } from "../money/money.ts";
import { shareContained, shareOnTop } from "../money/rate.ts";
import { shareOut } from "../money/share-out.ts";
import type { ClassAmount } from "../payment/class-amounts.ts";
import { holdsForClass } from "../payment/pay-type.ts";
import type { BookedPayType } from "./day-facts.ts";
import { dealPrivileges } from "./deal-privileges.ts";

/** A bill without the taxes and charges that its prices contain. */
export type NetBill<Sales> = {
  readonly sales: readonly (Sales & { readonly net: Money })[];
  readonly charges: readonly (ChargeTotal & {
    readonly net: Money;
    /** What of a contained charge was in the sales; the rest was in the charges before it. */
    readonly inSales: Money;
  })[];
};

/**
 * Takes the taxes and charges that prices contain out of the sales of the classes that they hold for. The totals of a
 * bill state each tax once and rounded once, so its parts are shares of that figure. A tax on the bill's service charge,
 * too, is taken out of both. Privileged guests pay service charges, but no tax.
 */
export function takeOutContained<Sales extends ClassAmount>(
  sales: readonly Sales[],
  totals: Pick<BillTotals, "charges" | "privileges">,
  payTypes: readonly BookedPayType[],
): NetBill<Sales> {
  const rules = chargeRules(payTypes);
  const charges = totals.charges.map((own) => ({ ...own, net: own.total, inSales: noMoney }));
  const groups = paidSales(sales, totals, rules).map((own) => ({ ...own, net: own.paid }));
  for (const [index, charge] of charges.entries()) {
    if (!charge.isContained) continue;
    const isTax = rules.isTax(charge);
    const held = rules
      .bearing(groups, charge)
      .map((part) => ({ part, amount: isTax ? part.ofOthers : part.paid }));
    const before = charges
      .slice(0, index)
      .filter((one) => !one.isContained && !rules.isTax(one))
      .map((part) => {
        const bearers = held.filter((own) => rules.bears(own.part, part));
        return { part, amount: sumMoney(bearers.map(({ amount }) => shareAdded(amount, part))) };
      });
    charge.inSales = takeOut(charge, held, before);
  }
  return { sales: groups, charges };
}

type ChargeRules = ReturnType<typeof chargeRules>;

function chargeRules(payTypes: readonly BookedPayType[]) {
  const typeOf = new Map(payTypes.map((type) => [type.id, type]));
  const bears = ({ taxClass }: ClassAmount, { payType }: ChargeTotal): boolean =>
    holdsForClass(typeOf.get(payType) ?? { taxClasses: [] }, taxClass);
  return {
    isTax: ({ payType }: ChargeTotal): boolean => typeOf.get(payType)?.isVat === true,
    bears,
    /** Lines may bear the charge no longer, because the office has moved their class since. */
    bearing: <Sales extends ClassAmount>(sales: readonly Sales[], charge: ChargeTotal) => {
      const held = sales.filter((own) => bears(own, charge));
      return held.length > 0 ? held : sales;
    },
  };
}

/** Sales less what the law takes off for privileged guests. */
function paidSales<Sales extends ClassAmount>(
  sales: readonly Sales[],
  { charges, privileges = [] }: Pick<BillTotals, "charges" | "privileges">,
  { isTax, bearing }: ChargeRules,
) {
  const taxes = charges
    .filter((charge) => charge.isContained && isTax(charge))
    .map((tax) => ({ rate: tax.rate, bearers: new Set(bearing(sales, tax)) }));
  const taxed = sales.map((own) => ({
    ...own,
    vat: taxes.filter(({ bearers }) => bearers.has(own)).flatMap(({ rate }) => rate ?? []),
  }));
  return dealPrivileges(taxed, privileges);
}

/** What bears a charge: a part of a bill, and the amount of it that the charge is computed on. */
type Bearer = { readonly part: { net: Money }; readonly amount: Money };

/**
 * Takes a charge out of the sales that bear it, and returns what was in them. What is left after the share of each is
 * the tax on the charges before it, or else what rounding left.
 */
function takeOut(charge: ChargeTotal, sales: readonly Bearer[], before: readonly Bearer[]): Money {
  const shares = sales.map(({ amount }) => shareOf(amount, charge));
  subtractShares(sales, shares);
  const rest = subtractMoney(charge.total, sumMoney(shares));
  const isInCharges = sales.length === 0 || isOnCharges(charge, sales, before);
  const bearers = isInCharges ? before : sales;
  if (rest !== 0 && bearers.length > 0) {
    const weights = bearers.map(({ amount }) => absoluteMoney(amount));
    subtractShares(bearers, shareOut(rest, weights));
  }
  return isInCharges ? sumMoney(shares) : charge.total;
}

/**
 * Whether the charge was computed on the charges before it, too: its base is then nearer to the sales with them than
 * without. Neither need be the base to the unit, as bills state what privileged guests share for all sales together.
 */
function isOnCharges(
  { base }: ChargeTotal,
  sales: readonly Bearer[],
  before: readonly Bearer[],
): boolean {
  const ofCharges = sumAmounts(before);
  if (base === undefined || ofCharges === 0) return false;
  return 2 * Math.abs(base - sumAmounts(sales)) > Math.abs(ofCharges);
}

function sumAmounts(bearers: readonly Bearer[]): Money {
  return sumMoney(bearers.map(({ amount }) => amount));
}

/** Bills that were closed before tax classes do not state the rate: all of their tax is shared out. */
function shareOf(amount: Money, { rate }: ChargeTotal): Money {
  return rate === undefined ? noMoney : shareContained(amount, rate);
}

function shareAdded(amount: Money, { rate }: ChargeTotal): Money {
  return rate === undefined ? noMoney : shareOnTop(amount, rate);
}

function subtractShares(bearers: readonly Bearer[], shares: readonly Money[]): void {
  for (const [index, { part }] of bearers.entries()) {
    part.net = subtractMoney(part.net, shares[index] ?? noMoney);
  }
}
