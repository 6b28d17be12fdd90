import { none, one, quantityOfTenths, tenthsOf, type Quantity } from "../money/quantity.ts";
import { parentOf, type Bill } from "./bill.ts";
import { isCredit, type Line, type LineKey } from "./line.ts";
import { isCreditedBack, netQuantity } from "./net-quantity.ts";

/** How many of which lines the kitchen and the bar know of; of a line that is not in it, none. */
export type Ticketed = ReadonlyMap<LineKey, Quantity>;

/** How many of a line are to be made, or are not wanted any more. */
export type TicketLine = {
  readonly line: Line;
  readonly quantity: Quantity;
  readonly isCancelled: boolean;
};

/** What the kitchen and the bar do not know yet: the bill less what they were told before. */
export function ticketLines(bill: Bill, ticketed: Ticketed): readonly TicketLine[] {
  return bill.lines.flatMap((line) => {
    const missing = tenthsOf(wantedOf(bill, line)) - tenthsOf(ticketed.get(line.key) ?? none);
    if (missing === 0) return [];
    return [{ line, quantity: quantityOfTenths(Math.abs(missing)), isCancelled: missing < 0 }];
  });
}

/** How many of a line are to be made in all: what is left after credits, and of a voided bill nothing. */
export function wantedOf(bill: Bill, line: Line): Quantity {
  if (bill.status === "voided" || isCredit(line) || line.type === "commission") return none;
  // A session is prepared once, however long it takes.
  if (line.type === "timer") return isCreditedBack(bill, line) ? none : one;
  return netQuantity(bill, line);
}

/** The item that a line is made for: a mixer is poured where its drink is. */
export function itemOf(bill: Bill, line: Line): Line {
  const parent = bill.lines.find(({ key }) => key === parentOf(line));
  return parent === undefined ? line : itemOf(bill, parent);
}

/**
 * A line that is on two bills now was told once: each bill gets what it wants of that, as far as it goes. What was
 * told too much stays on the first, from which it was credited.
 */
export function divideTicketed(
  told: Quantity,
  wanted: { readonly first: Quantity; readonly second: Quantity },
): { readonly first: Quantity; readonly second: Quantity } {
  const left = Math.max(0, tenthsOf(told) - tenthsOf(wanted.first));
  const second = Math.min(left, tenthsOf(wanted.second));
  return { first: quantityOfTenths(tenthsOf(told) - second), second: quantityOfTenths(second) };
}
