import type { Promotion } from "../promotion/promotion.ts";
import { isRefusal, refuse, type Refusal } from "../refusal.ts";
import { currentLines, findLine, parentOf, requireOpen, type Bill } from "./bill.ts";
import { isCredit, isCreditOfReplaced, isSold, type Line, type LineKey } from "./line.ts";
import { recountFreePieces } from "./recount-free-pieces.ts";
import { replacementOf } from "./replaced-commission.ts";
import { isRemovedWithParent, removeLastLine, withoutPress } from "./remove-last-line.ts";

/** Removes any line that was not sent, as if its press had never been made. */
export function removeLine(
  bill: Bill,
  key: LineKey,
  promotions: readonly Promotion[],
): Bill | Refusal {
  const line = findLine(bill, key);
  if (line === null) return refuse("select-an-item");
  if (line.isSaved) return refuse("line-already-saved");
  const removed = pressOf(bill, line);
  return (
    requireOpen(bill) ??
    recountFreePieces(withoutPress(bill, removed, promotions), removed, promotions)
  );
}

/** Removes everything that was not sent. */
export function removeUnsentLines(bill: Bill, promotions: readonly Promotion[]): Bill | Refusal {
  const left = removeLastLine(bill, promotions);
  if (isRefusal(left) || currentLines(left).length === 0) return left;
  return removeUnsentLines(left, promotions);
}

/**
 * The line whose press added this one; a mixer, a commission and a discount are presses of their own. Answers belong to
 * the press of their item.
 */
export function pressOf(bill: Bill, line: Line): Line {
  if (isCreditOfReplaced(line)) return replacementOf(bill, line) ?? line;
  const isAnswer = line.type === "mixer" && line.question !== null && !isCredit(line);
  const isOwnPress = !isAnswer && !isCredit(line) && (line.type === "mixer" || !isSold(line));
  const parent = parentOf(line);
  if (isOwnPress || parent === null || !isRemovedWithParent(bill, line)) return line;
  const above = findLine(bill, parent);
  return above === null ? line : pressOf(bill, above);
}
