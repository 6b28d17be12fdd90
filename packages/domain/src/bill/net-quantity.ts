import { addQuantity, sumQuantity, type Quantity } from "../money/quantity.ts";
import type { Bill } from "./bill.ts";
import type { Line, LineKey } from "./line.ts";

/** The quantity left after credits. */
export function netQuantity(bill: Pick<Bill, "lines">, line: Line): Quantity {
  return addQuantity(line.quantity, creditedQuantity(bill.lines, line.key));
}

/** Zero or negative: the sum of the credits of this line. */
function creditedQuantity(lines: readonly Line[], key: LineKey): Quantity {
  return sumQuantity(lines.filter(({ credits }) => credits === key).map((line) => line.quantity));
}

/** Whether the line has any credit. */
export function hasCredit(bill: Pick<Bill, "lines">, { key }: Line): boolean {
  return bill.lines.some(({ credits }) => credits === key);
}
