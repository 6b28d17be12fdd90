import {
  noQuantity,
  quantityOfTenths,
  sumQuantity,
  tenthsOf,
  type Quantity,
} from "../money/quantity.ts";
import type { Bill } from "./bill.ts";
import type { Line, LineKey } from "./line.ts";
import { placeKey } from "./place.ts";
import { quantityToTicket, type TicketedQuantities } from "./ticket-lines.ts";

/** Where guests get what is on a bill. */
export type Destination = Pick<Bill, "place" | "servingWay">;

/** Pieces that kitchen and bar have for one destination. */
export type TicketedPieces = Destination & { readonly quantity: Quantity };

/** Where kitchen and bar believe the pieces of each line to go; those that are missing go where the bill is. */
export type TicketedDestinations = ReadonlyMap<LineKey, readonly TicketedPieces[]>;

export function isSameDestination(one: Destination, other: Destination): boolean {
  return placeKey(one.place) === placeKey(other.place) && one.servingWay === other.servingWay;
}

/** Adds up pieces for the same destination, such as those of two lines that become one. */
export function joinTicketedPieces(pieces: readonly TicketedPieces[]): readonly TicketedPieces[] {
  const joined: TicketedPieces[] = [];
  for (const each of pieces) {
    const index = joined.findIndex((known) => isSameDestination(known, each));
    const known = joined[index];
    if (known === undefined) joined.push(each);
    else joined[index] = { ...known, quantity: sumQuantity([known.quantity, each.quantity]) };
  }
  return joined.filter(({ quantity }) => quantity > 0);
}

/** Takes so many pieces, in their order; the rest is left. */
export function takeTicketedPieces(
  pieces: readonly TicketedPieces[],
  count: Quantity,
): { readonly taken: readonly TicketedPieces[]; readonly left: readonly TicketedPieces[] } {
  const taken: TicketedPieces[] = [];
  const left: TicketedPieces[] = [];
  let open = tenthsOf(count);
  for (const each of pieces) {
    const some = Math.min(open, tenthsOf(each.quantity));
    open -= some;
    const rest = tenthsOf(each.quantity) - some;
    if (some > 0) taken.push({ ...each, quantity: quantityOfTenths(some) });
    if (rest > 0) left.push({ ...each, quantity: quantityOfTenths(rest) });
  }
  return { taken, left };
}

/**
 * What kitchen and bar have for another destination than the bill's: pieces that still come, which have moved, and
 * pieces that are cancelled. Of a line, those that are for the right destination are cancelled first.
 */
export function piecesElsewhere(
  bill: Bill,
  line: Line,
  {
    ticketed,
    destinations,
  }: { readonly ticketed: TicketedQuantities; readonly destinations: TicketedDestinations },
): { readonly moved: readonly TicketedPieces[]; readonly cancelled: readonly TicketedPieces[] } {
  const onTickets = ticketed.get(line.key) ?? noQuantity;
  const pieces = destinations.get(line.key) ?? [];
  const elsewhere = pieces.filter((each) => !isSameDestination(each, bill));
  const away = sumQuantity(elsewhere.map(({ quantity }) => quantity));
  const here = tenthsOf(onTickets) - tenthsOf(away);
  const gone = tenthsOf(onTickets) - tenthsOf(quantityToTicket(bill, line, onTickets));
  const { taken, left } = takeTicketedPieces(elsewhere, quantityOfTenths(Math.max(0, gone - here)));
  return { moved: left, cancelled: taken };
}
