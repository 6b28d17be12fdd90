import { isSold, lineAmount, listAmount, type PricedLine } from "../bill/line.ts";
import type { PromotionId } from "../id.ts";
import type { Decimals } from "../money/currency.ts";
import { tenthsOf } from "../money/quantity.ts";

/** The number of lines with identical price fields. */
export type IdenticalLines = {
  readonly promotion: PromotionId | null;
  readonly line: PricedLine;
  readonly count: number;
};

export type PromotionSums = {
  readonly promotion: PromotionId | null;
  readonly quantityTenths: number;
  /** The amount without promotions. */
  readonly list: number;
  /** The amount that promotions took off. */
  readonly given: number;
  readonly afterDiscounts: number;
};

/** Sums what each promotion took off; credits are deducted. */
export function sumPromotions(
  lines: readonly IdenticalLines[],
  currency: Decimals,
): readonly PromotionSums[] {
  const sums = new Map<PromotionId | null, PromotionSums>();
  for (const { promotion, line, count } of lines) {
    const sum = sums.get(promotion) ?? {
      promotion,
      quantityTenths: 0,
      list: 0,
      given: 0,
      afterDiscounts: 0,
    };
    const list = count * listAmount(line, currency);
    const afterDiscounts = count * lineAmount(line, currency);
    const sold = isSold(line) ? count * tenthsOf(line.quantity) : 0;
    sums.set(promotion, {
      promotion,
      quantityTenths: sum.quantityTenths + sold,
      list: sum.list + list,
      given: sum.given + list - afterDiscounts,
      afterDiscounts: sum.afterDiscounts + afterDiscounts,
    });
  }
  return [...sums.values()];
}
