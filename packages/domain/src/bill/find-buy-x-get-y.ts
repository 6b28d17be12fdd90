import type { PromotionTerms, Promotion } from "../promotion/promotion.ts";
import type { Line } from "./line.ts";

type BuyXGetY = Extract<PromotionTerms, { readonly type: "buy-x-get-y" }>;

/** The Buy X Get Y under which a line was sold, if that promotion still exists. */
export function findBuyXGetY(line: Line, promotions: readonly Promotion[]): BuyXGetY | null {
  if (line.type !== "normal") return null;
  const terms = promotions.find(({ id }) => id === line.promotion)?.offer;
  return terms?.type === "buy-x-get-y" ? terms : null;
}
