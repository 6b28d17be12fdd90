import type { BillTotals, ChargeTotal } from "../bill/settlement.ts";
import { payableUnit, type Decimals } from "../money/currency.ts";
import { absoluteMoney, noMoney, subtractMoney, sumMoney, type Money } from "../money/money.ts";
import { shareContained, shareOnTop } from "../money/rate.ts";
import { shareOut } from "../money/share-out.ts";
import type { ClassAmount } from "../payment/class-amounts.ts";
import { holdsForClass, type PayType } from "../payment/pay-type.ts";
import { allocatePrivileges } from "./allocate-privileges.ts";

/** What has to be known of a tax or charge; those of past bills may be retired. */
export type ChargedType = Pick<PayType, "id" | "isVat" | "taxClasses">;

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
 * bill state each tax once and rounded once, so its parts are shares of that figure, in whole units as that is. A tax
 * on the bill's service charge, too, is taken out of both. Privileged guests pay service charges, but no tax.
 */
export function takeOutContained<Sales extends ClassAmount>(
  sales: readonly Sales[],
  totals: Pick<BillTotals, "charges" | "privileges">,
  rules: ChargeRules,
): NetBill<Sales> {
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
    charge.inSales = takeOut(charge, held, before, rules.unit);
  }
  return { sales: groups, charges };
}

export type ChargeRules = ReturnType<typeof chargeRules>;

/** What taxes and charges hold for; made once for many bills. */
export function chargeRules(payTypes: readonly ChargedType[], currency: Decimals) {
  const typeOf = new Map(payTypes.map((type) => [type.id, type]));
  const bears = ({ taxClass }: ClassAmount, { payType }: ChargeTotal): boolean =>
    holdsForClass(typeOf.get(payType) ?? { taxClasses: [] }, taxClass);
  return {
    /** What all of their parts are whole multiples of. */
    unit: payableUnit(currency),
    isTax: ({ payType }: ChargeTotal): boolean => typeOf.get(payType)?.isVat === true,
    bears,
    /**
     * Lines may bear the charge no longer, because the office has moved their class since. But a refund states the
     * charges of all of its bill, and those that came to nothing are in none of its lines.
     */
    bearing: <Sales extends ClassAmount>(sales: readonly Sales[], charge: ChargeTotal) => {
      const held = sales.filter((own) => bears(own, charge));
      return held.length > 0 || charge.total === 0 ? held : sales;
    },
  };
}

/** Sales less what the law takes off for privileged guests. */
function paidSales<Sales extends ClassAmount>(
  sales: readonly Sales[],
  { charges, privileges = [] }: Pick<BillTotals, "charges" | "privileges">,
  { unit, isTax, bears }: ChargeRules,
) {
  const taxes = charges.filter((charge) => charge.isContained && isTax(charge));
  const taxed = sales.map((own) => ({
    ...own,
    vat: taxes.filter((tax) => bears(own, tax)).flatMap(({ rate }) => rate ?? []),
  }));
  return allocatePrivileges(taxed, privileges, unit);
}

/** What bears a charge: a part of a bill, and the amount of it that the charge is computed on. */
type Bearer = { readonly part: { net: Money }; readonly amount: Money };

/**
 * Takes a charge out of the sales that bear it and of the charges before it, and returns what was in the sales: the
 * same however they are grouped, so that the books by category and the margins by article agree.
 */
function takeOut(
  charge: ChargeTotal,
  sales: readonly Bearer[],
  before: readonly Bearer[],
  unit: number,
): Money {
  const isInCharges = sales.length === 0 || isOnCharges(charge, sales, before);
  const inSales = isInCharges ? shareOf(sumAmounts(sales), charge, unit) : charge.total;
  const shares = sales.map(({ amount }) => shareOf(amount, charge, unit));
  subtractShares(sales, shares);
  // What rounding left.
  subtractByAmount(sales, subtractMoney(inSales, sumMoney(shares)), unit);
  subtractByAmount(before, subtractMoney(charge.total, inSales), unit);
  return inSales;
}

/**
 * Whether the charge was computed on the charges before it, too: its base is then the sales with them, to less than
 * half of these charges. It need not be so to the unit, as bills state what privileged guests share for all sales
 * together. A base that is far from both was of other lines, so it says nothing of the charges.
 */
function isOnCharges(
  { base }: ChargeTotal,
  sales: readonly Bearer[],
  before: readonly Bearer[],
): boolean {
  const ofCharges = sumAmounts(before);
  if (base === undefined || ofCharges === 0) return false;
  return 2 * Math.abs(base - sumAmounts(sales) - ofCharges) < Math.abs(ofCharges);
}

function sumAmounts(bearers: readonly Bearer[]): Money {
  return sumMoney(bearers.map(({ amount }) => amount));
}

/** Bills that were closed before tax classes do not state the rate: all of their tax is shared out. */
function shareOf(amount: Money, { rate }: ChargeTotal, unit: number): Money {
  return rate === undefined ? noMoney : shareContained(amount, rate, unit);
}

function shareAdded(amount: Money, { rate }: ChargeTotal): Money {
  return rate === undefined ? noMoney : shareOnTop(amount, rate);
}

function subtractByAmount(bearers: readonly Bearer[], whole: Money, unit: number): void {
  if (whole === 0 || bearers.length === 0) return;
  const weights = bearers.map(({ amount }) => absoluteMoney(amount));
  subtractShares(bearers, shareOut(whole, weights, unit));
}

function subtractShares(bearers: readonly Bearer[], shares: readonly Money[]): void {
  for (const [index, { part }] of bearers.entries()) {
    part.net = subtractMoney(part.net, shares[index] ?? noMoney);
  }
}
