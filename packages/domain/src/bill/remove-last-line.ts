import { noMoney } from "../money/money.ts";
import type { Promotion } from "../promotion/promotion.ts";
import { refuse, type Refusal } from "../refusal.ts";
import { currentLines, parentOf, requireOpen, type Bill } from "./bill.ts";
import { isCredit, type Line } from "./line.ts";
import { settleFreePieces } from "./settle-free-pieces.ts";

/**
 * Takes off the line that was added last, with the commission and the free remainder that belong to it. A credit is
 * undone as a whole; the credits that remain then say which pieces are free.
 */
export function removeLastLine(bill: Bill, promotions: readonly Promotion[]): Bill | Refusal {
  const refusal = requireOpen(bill);
  if (refusal !== null) return refusal;
  const last = currentLines(bill).findLast((line) => !followsAnother(bill, line));
  if (last === undefined) {
    return refuse(bill.lines.length === 0 ? "bill-has-no-item" : "line-already-saved");
  }
  const lines = bill.lines
    .filter((line) => line.key !== last.key && parentOf(line) !== last.key)
    .map((line) => forgetCommission(line, last));
  return settleFreePieces({ ...bill, lines }, { promotions, spareKeys: [last.key] });
}

/** What came by itself goes with the line that brought it; a mixer was pressed for itself. */
function followsAnother(bill: Bill, line: Line): boolean {
  if (line.type === "mixer" && !isCredit(line)) return false;
  const parent = parentOf(line);
  return bill.lines.some(({ key, isSaved }) => key === parent && !isSaved);
}

/** A timer whose commission was taken off need not cover it any more. */
function forgetCommission(line: Line, removed: Line): Line {
  const isItsTimer =
    line.type === "timer" && removed.type === "commission" && removed.parent === line.key;
  return isItsTimer ? { ...line, containedCommission: noMoney } : line;
}
