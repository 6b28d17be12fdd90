import { addQuantity, noQuantity, type Quantity } from "../money/quantity.ts";
import type { Line, LineKey } from "./line.ts";

/** Whether a line has more credited than sold, which no bill may ever show. */
export function isOvercredited(lines: readonly Line[]): boolean {
  const left = new Map<LineKey, Quantity>();
  for (const line of lines) {
    const key = line.credits ?? line.key;
    left.set(key, addQuantity(left.get(key) ?? noQuantity, line.quantity));
  }
  return [...left.values()].some((quantity) => quantity < 0) || hasCreditWithoutTimer(lines);
}

/** A timer that was stopped at once has no quantity, so a credit without its timer must be detected by key. */
function hasCreditWithoutTimer(lines: readonly Line[]): boolean {
  const keys = new Set(lines.map(({ key }) => key));
  return lines.some(
    ({ type, credits }) => type === "timer" && credits !== null && !keys.has(credits),
  );
}
