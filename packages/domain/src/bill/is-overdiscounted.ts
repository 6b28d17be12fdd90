import { discountablePieces } from "./discountable-pieces.ts";
import { indexLines } from "./line-index.ts";
import type { Line } from "./line.ts";
import { netQuantity } from "./net-quantity.ts";

/** Whether more pieces have a discount than there are, which no bill may ever show. */
export function isOverdiscounted(lines: readonly Line[]): boolean {
  return lines.some((line) => {
    if (line.type !== "discount" || line.credits !== null) return false;
    const item = indexLines(lines).byKey.get(line.parent);
    return item === undefined
      ? netQuantity({ lines }, line) > 0
      : discountablePieces({ lines }, item) < 0;
  });
}
