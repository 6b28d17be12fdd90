import { addQuantity, noQuantity, sumQuantity, type Quantity } from "../money/quantity.ts";
import type { Bill } from "./bill.ts";
import { indexLines } from "./line-index.ts";
import type { Line } from "./line.ts";

/** The quantity left after credits. */
export function netQuantity({ lines }: Pick<Bill, "lines">, line: Line): Quantity {
  const credits = indexLines(lines).credits.get(line.key);
  // Zero or negative.
  const credited = credits === undefined ? noQuantity : sumQuantity(credits.map(quantityOf));
  return addQuantity(line.quantity, credited);
}

function quantityOf({ quantity }: Line): Quantity {
  return quantity;
}

/** Whether the line has any credit. */
export function hasCredit({ lines }: Pick<Bill, "lines">, { key }: Line): boolean {
  return indexLines(lines).credits.has(key);
}
