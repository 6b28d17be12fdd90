import { quantity, type Quantity } from "../money/quantity.ts";
import { refuse, type Refusal } from "../refusal.ts";
import { requireOpen, type Bill } from "./bill.ts";
import { indexLines } from "./line-index.ts";

/** A round either sells or credits: nothing is sold while a credit is unsent. */
export function requireNoCredits(bill: Bill): Refusal | null {
  return indexLines(bill.lines).unsent.credits > 0 ? refuse("credit-and-sale-mixed") : null;
}

/** A round either sells or credits: nothing is credited while a sale is unsent. */
export function requireCreditBackPossible(bill: Bill): Refusal | null {
  const hasSale = indexLines(bill.lines).unsent.sales > 0;
  return requireOpen(bill) ?? (hasSale ? refuse("credit-and-sale-mixed") : null);
}

/** Limits a press to four digits. A larger number was probably a bill number typed before a tile by mistake. */
export const maxQuantityPerPress = quantity(9999);

/** A press sells a whole number of pieces, within the limit. */
export function requireSaleQuantity(sold: Quantity): Refusal | null {
  const isTooMany = sold > maxQuantityPerPress;
  const tooMany = isTooMany ? refuse("quantity-too-large", { maximum: maxQuantityPerPress }) : null;
  return requireWholeQuantity(sold) ?? tooMany;
}

/** Articles are sold and credited in whole pieces; only time has decimals. */
export function requireWholeQuantity(count: Quantity): Refusal | null {
  return Number.isInteger(count) && count > 0 ? null : refuse("quantity-invalid");
}
