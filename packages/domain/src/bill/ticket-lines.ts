import {
  noQuantity,
  oneQuantity,
  quantityOfTenths,
  tenthsOf,
  type Quantity,
} from "../money/quantity.ts";
import { lineAbove, type Bill } from "./bill.ts";
import { isWaitingForCourse } from "./course.ts";
import { isCredit, isSold, type Line, type LineKey } from "./line.ts";
import { hasCredit, netQuantity } from "./net-quantity.ts";
import { isPartOfSet, isSetLine } from "./set-lines.ts";

/** The quantity of each line that kitchen and bar already know; 0 for lines that are missing. */
export type TicketedQuantities = ReadonlyMap<LineKey, Quantity>;

/** A quantity to prepare, or to cancel. */
export type TicketLine = {
  readonly line: Line;
  readonly quantity: Quantity;
  readonly isCancelled: boolean;
};

/** Lists what kitchen and bar do not know yet: the bill less what was on earlier tickets. */
export function ticketLines(bill: Bill, ticketed: TicketedQuantities): readonly TicketLine[] {
  return bill.lines.flatMap((line) => {
    const onTickets = ticketed.get(line.key) ?? noQuantity;
    const missing = tenthsOf(quantityToTicket(bill, line, onTickets)) - tenthsOf(onTickets);
    if (missing === 0) return [];
    return [{ line, quantity: quantityOfTenths(Math.abs(missing)), isCancelled: missing < 0 }];
  });
}

/** What waits for its course, so that kitchen and bar can see it coming. */
export function laterLines(
  bill: Bill,
  ticketed: TicketedQuantities,
): readonly Pick<TicketLine, "line" | "quantity">[] {
  return bill.lines.flatMap((line) => {
    if (!isWaitingForCourse(bill, line)) return [];
    const onTickets = tenthsOf(ticketed.get(line.key) ?? noQuantity);
    const left = tenthsOf(quantityToPrepare(bill, line)) - onTickets;
    return left <= 0 ? [] : [{ line, quantity: quantityOfTenths(left) }];
  });
}

/**
 * How many of a line the kitchen is to have on its tickets. Of a course that is not fired it gets no more than it has,
 * and it has some only if bills were joined.
 */
export function quantityToTicket(bill: Bill, line: Line, onTickets: Quantity): Quantity {
  const wanted = quantityToPrepare(bill, line);
  return isWaitingForCourse(bill, line)
    ? quantityOfTenths(Math.min(tenthsOf(onTickets), tenthsOf(wanted)))
    : wanted;
}

/** How many of a line kitchen and bar have on tickets and that are not credited, served ones included. */
export function quantityOnTickets(bill: Bill, line: Line, ticketed: TicketedQuantities): Quantity {
  const onTickets = ticketed.get(line.key) ?? noQuantity;
  return quantityOfTenths(Math.min(tenthsOf(onTickets), tenthsOf(quantityToPrepare(bill, line))));
}

/** The total quantity to prepare: what is left after credits, and nothing for a voided bill. */
export function quantityToPrepare(bill: Bill, line: Line): Quantity {
  const isWithout = line.type === "mixer" && line.way === "without";
  if (bill.status === "voided" || isCredit(line) || !(isSold(line) || isWithout)) return noQuantity;
  // Of a set, the parts are prepared.
  if (line.type === "normal" && isSetLine(bill, line)) return noQuantity;
  // A timer is prepared once, however long it runs.
  if (line.type === "timer") return hasCredit(bill, line) ? noQuantity : oneQuantity;
  return netQuantity(bill, line);
}

/** The item that a line belongs to: a mixer is made where its item is made, and a part of a set at its own station. */
export function findItemOf(bill: Bill, line: Line): Line {
  if (isPartOfSet(line)) return line;
  const parent = lineAbove(bill, line);
  return parent === null ? line : findItemOf(bill, parent);
}

/**
 * Divides the ticketed quantity of a line between the two bills of a split. Each bill gets what it needs, as far as it
 * goes; any excess stays on the first bill, where it was credited.
 */
export function divideTicketedQuantity(
  ticketed: Quantity,
  wanted: { readonly first: Quantity; readonly second: Quantity },
): { readonly first: Quantity; readonly second: Quantity } {
  const left = Math.max(0, tenthsOf(ticketed) - tenthsOf(wanted.first));
  const second = Math.min(left, tenthsOf(wanted.second));
  return { first: quantityOfTenths(tenthsOf(ticketed) - second), second: quantityOfTenths(second) };
}
