import { lineAmount, listAmount, type PricedLine } from "../bill/line.ts";
import type { PromotionId } from "../id.ts";
import type { Decimals } from "../money/currency.ts";
import { tenthsOf } from "../money/quantity.ts";

/** So many lines that were alike in all that makes their price. */
export type AlikeLines = {
  readonly promotion: PromotionId | null;
  readonly line: PricedLine;
  readonly count: number;
};

export type PromotionGiven = {
  readonly promotion: PromotionId | null;
  readonly quantityTenths: number;
  /** What it would have cost. */
  readonly list: number;
  /** What was taken off. */
  readonly given: number;
  readonly net: number;
};

/** What each promotion took off; what was credited back was not given. */
export function promotionsGiven(
  lines: readonly AlikeLines[],
  currency: Decimals,
): readonly PromotionGiven[] {
  const sums = new Map<PromotionId | null, PromotionGiven>();
  for (const { promotion, line, count } of lines) {
    const sum = sums.get(promotion) ?? { promotion, quantityTenths: 0, list: 0, given: 0, net: 0 };
    const list = count * listAmount(line, currency);
    const net = count * lineAmount(line, currency);
    const sold = line.type === "commission" ? 0 : count * tenthsOf(line.quantity);
    sums.set(promotion, {
      promotion,
      quantityTenths: sum.quantityTenths + sold,
      list: sum.list + list,
      given: sum.given + list - net,
      net: sum.net + net,
    });
  }
  return [...sums.values()];
}
