import { addQuantity, none, sumQuantity, type Quantity } from "../money/quantity.ts";
import type { Bill } from "./bill.ts";
import type { Line, LineKey } from "./line.ts";

/** How many of a line are left after what was credited back. */
export function netQuantity(bill: Bill, line: Line): Quantity {
  return addQuantity(line.quantity, creditedQuantity(bill.lines, line.key));
}

/** Zero or less: what other lines take back of this one. */
function creditedQuantity(lines: readonly Line[], key: LineKey): Quantity {
  return sumQuantity(lines.filter(({ credits }) => credits === key).map((line) => line.quantity));
}

/** Whether anything of a line was taken back. */
export function isCreditedBack(bill: Bill, { key }: Line): boolean {
  return bill.lines.some(({ credits }) => credits === key);
}

/** Whether some line has more taken back than it has, which no bill may ever show. */
export function isOvercredited(lines: readonly Line[]): boolean {
  const left = new Map<LineKey, Quantity>();
  for (const line of lines) {
    const key = line.credits ?? line.key;
    left.set(key, addQuantity(left.get(key) ?? none, line.quantity));
  }
  return [...left.values()].some((quantity) => quantity < 0) || lacksTimer(lines);
}

/** A timer that was stopped at once has no quantity, yet its credit takes back what it cost at least. */
function lacksTimer(lines: readonly Line[]): boolean {
  const keys = new Set(lines.map(({ key }) => key));
  return lines.some(
    ({ type, credits }) => type === "timer" && credits !== null && !keys.has(credits),
  );
}
