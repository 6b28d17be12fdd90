import type { Currency } from "../money/currency.ts";
import type { Money } from "../money/money.ts";

/** A venue that has not entered its notes: a guest may pay 95 with 1,000. */
const mostTimesDue = 10;

/**
 * Whether so much change can hardly be meant: guests hand over no note that they can keep, so they get back less than
 * the largest one. A guest who turns many notes into fewer gets back no more than what is due.
 */
export function isUnlikelyChange(
  change: Money,
  due: Money,
  { notes }: Pick<Currency, "notes">,
): boolean {
  if (due <= 0) return false;
  const largest = notes.length === 0 ? due * mostTimesDue : Math.max(...notes);
  return change > Math.max(largest, due);
}
