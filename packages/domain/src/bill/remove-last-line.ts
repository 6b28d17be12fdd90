import { noMoney } from "../money/money.ts";
import type { Promotion } from "../promotion/promotion.ts";
import { refuse, type Refusal } from "../refusal.ts";
import { answersBelow, currentLines, parentOf, requireOpen, type Bill } from "./bill.ts";
import { isCredit, isCreditOfReplaced, type Line } from "./line.ts";
import { earnedCommissions, withoutUnsentCommission } from "./replaced-commission.ts";
import { partsOfSet } from "./set-lines.ts";
import { settleFreePieces } from "./settle-free-pieces.ts";

/**
 * Removes the line that was added last, with its commission and free pieces. A credit is undone as a whole, and the
 * free pieces of the remaining credits are settled again.
 */
export function removeLastLine(bill: Bill, promotions: readonly Promotion[]): Bill | Refusal {
  const refusal = requireOpen(bill);
  if (refusal !== null) return refusal;
  const last = currentLines(bill).findLast((line) => !isRemovedWithParent(bill, line));
  if (last === undefined) {
    return refuse(bill.lines.length === 0 ? "bill-has-no-item" : "line-already-saved");
  }
  return withoutPress(bill, last, promotions);
}

/** Removes a line with everything under it. */
export function withoutPress(bill: Bill, removed: Line, promotions: readonly Promotion[]): Bill {
  const left = removed.type === "commission" ? withoutUnsentCommission(bill, removed.parent) : bill;
  const parts = new Set(partsOfSet(bill, removed.key).map(({ key }) => key));
  const answered = [removed.key, ...parts].flatMap((key) => answersBelow(bill, key));
  const answers = new Set(answered.map(({ key }) => key));
  const lines = left.lines
    .filter((line) => line.key !== removed.key && parentOf(line) !== removed.key)
    .filter((line) => !answers.has(line.key) && !parts.has(parentOf(line) ?? removed.key))
    .map((line) => withoutContainedCommission(left, line, removed));
  return settleFreePieces({ ...bill, lines }, { promotions, spareKeys: [removed.key] });
}

/** A line that a press added by itself goes with the line of that press, as answers do; a mixer is a press of its own. */
export function isRemovedWithParent(bill: Bill, line: Line): boolean {
  if (line.type === "mixer" && line.question === null && !isCredit(line)) return false;
  if (isCreditOfReplaced(line)) return !line.isSaved;
  const parent = parentOf(line);
  return bill.lines.some(({ key, isSaved }) => key === parent && !isSaved);
}

/** A timer has to cover the commission that it contains: that which was replaced is earned again, if there was one. */
function withoutContainedCommission(bill: Bill, line: Line, removed: Line): Line {
  const isItsTimer =
    line.type === "timer" && removed.type === "commission" && removed.parent === line.key;
  if (!isItsTimer) return line;
  const earned = earnedCommissions(bill, line.key).find(({ isInPrice }) => isInPrice);
  return { ...line, containedCommission: earned?.commission ?? noMoney };
}
