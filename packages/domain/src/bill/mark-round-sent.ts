import type { Bill } from "./bill.ts";

/** Marks the unsent lines as sent, all in one round. */
export function markRoundSent(bill: Bill, round: number): Bill {
  const lines = bill.lines.map((line) => (line.isSaved ? line : { ...line, isSaved: true, round }));
  return { ...bill, lines };
}

/** Returns a round number higher than all rounds on these bills. */
export function nextRoundNumber(bills: Iterable<Pick<Bill, "lines">>): number {
  let last = 0;
  for (const { lines } of bills) {
    for (const { round } of lines) last = Math.max(last, round ?? 0);
  }
  return last + 1;
}
