import type { TaxClassId } from "../id.ts";
import { payableUnit, type Decimals } from "../money/currency.ts";
import { addMoney, money, noMoney, subtractMoney, sumMoney, type Money } from "../money/money.ts";
import { divideToStep } from "../money/round-half-up.ts";
import { holdsForClass } from "../payment/pay-type.ts";
import { basisPointsOf } from "./basis-points.ts";
import { numericCell, type ReportRow } from "./report-row.ts";

/** An ingredient of an article: how much of a stock item it takes, in thousandths, and the cost of one unit. */
export type CostedPart = { readonly thousandths: number; readonly unitCost: Money };

export type ArticleCost = {
  /** The cost that the office states for the article; 0 if it states none. */
  readonly stated: Money;
  readonly recipe: readonly CostedPart[];
};

/**
 * What a quantity of an article has cost: the cost that the office states, or that of its recipe, whichever is higher,
 * because a recipe need not list everything, and a stated cost may be old. Null if neither is known, which is not the
 * same as nothing; only what was taken back as often as sold has cost nothing whatever one costs.
 */
export function costOf(
  { stated, recipe }: ArticleCost,
  quantityTenths: number,
  currency: Decimals,
): Money | null {
  if (quantityTenths === 0) return noMoney;
  const isRecipeKnown = recipe.length > 0 && recipe.every(({ unitCost }) => unitCost > 0);
  const ofRecipe = recipe.reduce(
    (sum, part) => sum + BigInt(part.thousandths) * BigInt(part.unitCost),
    0n,
  );
  const ofStated = BigInt(stated) * 1000n;
  const thousandths = isRecipeKnown && ofRecipe > ofStated ? ofRecipe : ofStated;
  if (thousandths === 0n) return null;
  const product = thousandths * BigInt(quantityTenths);
  return money(Number(divideToStep(product, 10_000n, payableUnit(currency))));
}

/** An amount of sales, and the same of refunds, which is below zero. */
export type SoldAndRefunded = { readonly sold: Money; readonly refunded: Money };

/** What an article has sold, and its tax class. */
export type TaxedSales = SoldAndRefunded & { readonly taxClass: TaxClassId | null };

/** The total of one tax, and the tax classes that it holds for; all if it names none. */
export type ClassTax = SoldAndRefunded & { readonly taxClasses: readonly TaxClassId[] };

/** What bills with the same taxes at the same rates sold of each article, and these taxes in it. */
export type EquallyTaxed = {
  readonly sales: readonly TaxedSales[];
  readonly taxes: readonly ClassTax[];
};

/**
 * What remains of each article without the taxes in its prices. A tax whose rate changes is dealt to what was sold at
 * each of them, so nothing remains of what was sold and taken back at one rate.
 */
export function netOfAll(groups: readonly EquallyTaxed[], currency: Decimals): readonly Money[] {
  const nets = groups.map(({ sales, taxes }) => withoutTaxes(sales, taxes, currency));
  return (nets[0] ?? []).map((_own, index) => sumMoney(nets.map((net) => net[index] ?? noMoney)));
}

/**
 * What remains of the lines of each article without the taxes in their prices. A bill states only its own tax, so each
 * is dealt to the articles of its classes by their amounts: that in sales by what was sold, that in refunds by what was
 * taken back, because they need not be nearly the same share of their sum.
 */
export function withoutTaxes(
  sales: readonly TaxedSales[],
  taxes: readonly ClassTax[],
  currency: Decimals,
): readonly Money[] {
  const unit = payableUnit(currency);
  return taxes.reduce<readonly Money[]>(
    (net, tax) => {
      const shares = dealTax(tax, sales, unit);
      return net.map((amount, index) => subtractMoney(amount, shares[index] ?? noMoney));
    },
    sales.map(({ sold, refunded }) => addMoney(sold, refunded)),
  );
}

/** Each article bears what the articles up to it bear, less what those before it do: the parts add up exactly. */
function dealTax(tax: ClassTax, sales: readonly TaxedSales[], unit: number): readonly Money[] {
  const sides = (["sold", "refunded"] as const)
    .map((side) => weighSide(tax, sales, side))
    .filter(({ whole }) => whole > 0n);
  const divisor = sides.reduce((product, { whole }) => product * whole, 1n);
  const dealt = Number(sides.reduce((sum, { total }) => sum + total, 0n));
  const step = dealt % unit === 0 ? unit : 1;
  let numerator = 0n;
  let before = noMoney;
  return sales.map((_own, index) => {
    for (const { total, weights, whole } of sides) {
      numerator += (total * (weights[index] ?? 0n) * divisor) / whole;
    }
    const upTo = money(Number(divideToStep(numerator, divisor, step)));
    const share = subtractMoney(upTo, before);
    before = upTo;
    return share;
  });
}

/** The tax of sales or refunds, and the weights by which the articles bear it. */
function weighSide(tax: ClassTax, sales: readonly TaxedSales[], side: keyof SoldAndRefunded) {
  const weights = weighAmounts(bearingAmounts(tax, sales, side), tax[side]);
  const whole = weights.reduce((sum, weight) => sum + weight, 0n);
  return { total: BigInt(tax[side]), weights, whole };
}

/** If nothing of its classes was sold, because articles have moved to other classes since, all articles bear a tax. */
function bearingAmounts(
  tax: ClassTax,
  sales: readonly TaxedSales[],
  side: keyof SoldAndRefunded,
): readonly Money[] {
  const held = sales.map((own) => (holdsForClass(tax, own.taxClass) ? own[side] : noMoney));
  return held.some((amount) => amount !== 0) ? held : sales.map((own) => own[side]);
}

/**
 * The weight of each amount; together they are not below zero. Amounts of both signs can add up to too little to bear
 * the tax by: the size of each counts then.
 */
function weighAmounts(amounts: readonly Money[], tax: Money): readonly bigint[] {
  const whole = sumMoney(amounts);
  const canBear = Math.sign(whole) * tax >= 0 && Math.abs(tax) <= Math.abs(whole);
  return amounts.map((amount) => BigInt(canBear ? Math.sign(whole) * amount : Math.abs(amount)));
}

/** The share of the sales that is margin, in basis points; null if a cost is unknown or nothing was sold. */
export function shareOfMargin(rows: readonly ReportRow[]): number | null {
  const sumOf = (key: string) => rows.reduce((sum, row) => sum + numericCell(row, key), 0);
  return rows.some(({ cost }) => cost === null)
    ? null
    : basisPointsOf(sumOf("margin"), sumOf("netOfLines"));
}
