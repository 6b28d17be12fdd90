import { noQuantity, quantity, type Quantity } from "../money/quantity.ts";
import { parentOf, type Bill } from "./bill.ts";
import type { Line, LineKey } from "./line.ts";
import { netQuantity } from "./net-quantity.ts";
import { isPartOfSet, isSetLine, partsOfSet } from "./set-lines.ts";
import { quantityOnTickets, type TicketedQuantities, type TicketLine } from "./ticket-lines.ts";

/** How many of a line the kitchen can make again: of a set, as many as guests have, once it has any of their parts. */
export function piecesToMakeAgain(bill: Bill, line: Line, ticketed: TicketedQuantities): Quantity {
  if (!isSetLine(bill, line)) return quantityOnTickets(bill, line, ticketed);
  const isBegun = partsOfSet(bill, line.key).some(
    (part) => quantityOnTickets(bill, part, ticketed) > 0,
  );
  return isBegun ? netQuantity(bill, line) : noQuantity;
}

/** Makes some pieces of a line once more, with what stands under them. Of a set, the parts are made. */
export function makeAgain(
  bill: Bill,
  { line, pieces }: { readonly line: Line; readonly pieces: Quantity },
  ticketed: TicketedQuantities,
): readonly TicketLine[] {
  const all = piecesToMakeAgain(bill, line, ticketed);
  const keys = new Set<LineKey | null>([line.key]);
  return bill.lines.flatMap((each) => {
    const isUnder = keys.has(parentOf(each)) && (each.type === "mixer" || isPartOfSet(each));
    if (each.key !== line.key && !isUnder) return [];
    keys.add(each.key);
    const onTickets = quantityOnTickets(bill, each, ticketed);
    // If fewer have the answer than there are pieces, nobody knows whether these do. The kitchen sees that some had it.
    const share = each.key === line.key ? pieces : Math.ceil((onTickets * pieces) / all);
    const again = quantity(Math.min(onTickets, share));
    return again > 0 ? [{ line: each, quantity: again, isCancelled: false }] : [];
  });
}
