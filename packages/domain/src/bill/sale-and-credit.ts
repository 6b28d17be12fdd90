import type { Quantity } from "../money/quantity.ts";
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

/** Things are sold and taken back whole; only time has decimals. */
export function requireWholeQuantity(quantity: Quantity): Refusal | null {
  return Number.isInteger(quantity) && quantity > 0 ? null : refuse("quantity-invalid");
}
