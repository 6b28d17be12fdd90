import { isOpen, type Bill } from "@comanda/domain/bill/bill";
import { isWaitingForCourse } from "@comanda/domain/bill/course";
import { isCredit, type Line } from "@comanda/domain/bill/line";
import { isItem } from "@comanda/domain/bill/line-order";
import { netQuantity } from "@comanda/domain/bill/net-quantity";
import { isPartOfSet, isSetLine, partsOfSet } from "@comanda/domain/bill/set-lines";

/**
 * A dish, or a part of a set, that the kitchen began with, and of which something is left. Of a set it has the parts.
 * Time is not made twice.
 */
export function mayBeMadeAgain(bill: Bill, line: Line): boolean {
  const isDish = line.type === "normal" && (isItem(line) || isPartOfSet(line));
  if (!isOpen(bill) || !isDish || isCredit(line) || netQuantity(bill, line) <= 0) return false;
  const made = isSetLine(bill, line) ? partsOfSet(bill, line.key) : [line];
  return made.some((each) => each.isSaved && !isWaitingForCourse(bill, each));
}
