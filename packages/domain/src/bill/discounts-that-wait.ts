import { findLine, type Bill } from "./bill.ts";
import { requireDiscountable } from "./give-discount.ts";
import { isCredit, type DiscountLine, type Line, type LineKey } from "./line.ts";

/**
 * The unsent discounts on what is not sent either, as after an order that was refused is opened as a new one: they are
 * given once the bill has their lines.
 */
export function discountsThatWait(bill: Bill): ReadonlySet<LineKey> {
  const ordered = { ...bill, lines: bill.lines.filter((line) => !isUnsentDiscount(line)) };
  const waiting = bill.lines.filter((line) => {
    if (!isUnsentDiscount(line) || isCredit(line)) return false;
    const item = findLine(ordered, line.parent);
    return item !== null && requireDiscountable(ordered, item)?.refusal === "print-bill-first";
  });
  return new Set(waiting.map(({ key }) => key));
}

function isUnsentDiscount(line: Line): line is DiscountLine {
  return line.type === "discount" && !line.isSaved;
}
