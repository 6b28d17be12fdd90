import { isOpen, type Bill } from "@comanda/domain/bill/bill";
import { isWaitingForCourse } from "@comanda/domain/bill/course";
import type { Line } from "@comanda/domain/bill/line";
import { isItem } from "@comanda/domain/bill/line-order";
import { netQuantity } from "@comanda/domain/bill/net-quantity";

/** A dish that the kitchen began with, and of which something is left. Time is not made twice. */
export function mayBeMadeAgain(bill: Bill, line: Line): boolean {
  const isInWork = line.isSaved && !isWaitingForCourse(bill, line);
  return (
    isOpen(bill) &&
    isInWork &&
    isItem(line) &&
    line.type === "normal" &&
    netQuantity(bill, line) > 0
  );
}
