import { noQuantity, subtractQuantity, type Quantity } from "../money/quantity.ts";
import type { Line, LineKey } from "./line.ts";
import { netQuantity } from "./net-quantity.ts";
import { piecesLeft } from "./discountable-pieces.ts";

/** Whether more pieces have a discount than there are, which no bill may ever show. */
export function isOverdiscounted(lines: readonly Line[]): boolean {
  const left = new Map<LineKey, Quantity>();
  for (const line of lines) {
    if (line.type !== "discount" || line.credits !== null) continue;
    const item = lines.find(({ key }) => key === line.parent);
    const pieces =
      left.get(line.parent) ?? (item === undefined ? noQuantity : piecesLeft({ lines }, item));
    left.set(line.parent, subtractQuantity(pieces, netQuantity({ lines }, line)));
  }
  return [...left.values()].some((pieces) => pieces < 0);
}
