import { lineAmount, type Line } from "../bill/line.ts";
import type { TaxClassId } from "../id.ts";
import type { Decimals } from "../money/currency.ts";
import { addMoney, noMoney, type Money } from "../money/money.ts";

/** What the lines of one tax class add up to. Lines without a class are one class, too. */
export type ClassAmount = { readonly taxClass: TaxClassId | null; readonly amount: Money };

/** Adds up lines by tax class. */
export function classAmounts(lines: readonly Line[], currency: Decimals): readonly ClassAmount[] {
  const sums = new Map<TaxClassId | null, Money>();
  for (const line of lines) {
    const { taxClass } = line;
    sums.set(taxClass, addMoney(sums.get(taxClass) ?? noMoney, lineAmount(line, currency)));
  }
  return [...sums].map(([taxClass, amount]) => ({ taxClass, amount }));
}
