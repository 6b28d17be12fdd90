import type { TaxClassId } from "../id.ts";
import { payableUnit, type Decimals } from "../money/currency.ts";
import { money, noMoney, type Money } from "../money/money.ts";
import { divideToStep } from "../money/round-half-up.ts";
import { shareOut } from "../money/share-out.ts";
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

/**
 * What remains of the lines of each article without the tax in their prices. The tax is shared out by the amounts of
 * the articles, because a bill states only its own tax.
 */
export function withoutTax(
  amounts: readonly Money[],
  tax: Money,
  currency: Decimals,
): readonly Money[] {
  const weights = amounts.map((amount) => Math.max(0, amount));
  if (tax === 0 || weights.every((weight) => weight === 0)) return amounts;
  const taxes = shareOut(tax, weights, payableUnit(currency));
  return amounts.map((amount, index) => money(amount - (taxes[index] ?? 0)));
}

/** What an article has sold, and its tax class. */
export type TaxedSales = { readonly amount: Money; readonly taxClass: TaxClassId | null };

/** The total of one tax, and the tax classes that it holds for; all if it names none. */
export type ClassTax = { readonly total: Money; readonly taxClasses: readonly TaxClassId[] };

/**
 * The same for several taxes: each is shared out by the amounts of the articles of its classes. If nothing of them was
 * sold, because articles have moved to other classes since, all articles bear it.
 */
export function withoutTaxes(
  sales: readonly TaxedSales[],
  taxes: readonly ClassTax[],
  currency: Decimals,
): readonly Money[] {
  const amounts = sales.map(({ amount }) => amount);
  return taxes.reduce<readonly Money[]>((net, { total, taxClasses }) => {
    const held = sales.map(({ amount, taxClass }) =>
      holdsForClass({ taxClasses }, taxClass) ? amount : noMoney,
    );
    const taxed = held.some((amount) => amount > 0) ? held : amounts;
    const untaxed = withoutTax(taxed, total, currency);
    return net.map((amount, index) =>
      money(amount - ((taxed[index] ?? 0) - (untaxed[index] ?? 0))),
    );
  }, amounts);
}

/** The share of the sales that is margin, in basis points; null if a cost is unknown or nothing was sold. */
export function shareOfMargin(rows: readonly ReportRow[]): number | null {
  const sumOf = (key: string) => rows.reduce((sum, row) => sum + numericCell(row, key), 0);
  return rows.some(({ cost }) => cost === null)
    ? null
    : basisPointsOf(sumOf("margin"), sumOf("netOfLines"));
}
