import { quantity, type Quantity } from "../money/quantity.ts";
import { refuse, type Refusal } from "../refusal.ts";
import { currentLines, requireOpen, type Bill } from "./bill.ts";
import { isCredit } from "./line.ts";

/** One round either sells or takes back: nothing is sold while credits wait to be sent. */
export function requireNoCredits(bill: Bill): Refusal | null {
  return currentLines(bill).some(isCredit) ? refuse("credit-and-sale-mixed") : null;
}

/** One round either sells or takes back: nothing is credited while new articles wait to be sent. */
export function requireCreditBackPossible(bill: Bill): Refusal | null {
  const hasSale = currentLines(bill).some((line) => !isCredit(line));
  return requireOpen(bill) ?? (hasSale ? refuse("credit-and-sale-mixed") : null);
}

/** Four digits: more was meant for a number of a bill, and landed before a tile. */
export const mostAtOnce = quantity(9999);

/** One press sells whole things, and no more than anybody orders at once. */
export function requireSaleQuantity(sold: Quantity): Refusal | null {
  const isTooMany = sold > mostAtOnce;
  const tooMany = isTooMany ? refuse("quantity-too-large", { maximum: mostAtOnce }) : null;
  return requireWholeQuantity(sold) ?? tooMany;
}

/** Things are sold and taken back whole; only time has decimals. */
export function requireWholeQuantity(count: Quantity): Refusal | null {
  return Number.isInteger(count) && count > 0 ? null : refuse("quantity-invalid");
}
