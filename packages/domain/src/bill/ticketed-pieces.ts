import type { OrderLevelId } from "../id.ts";
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
import { noteForKitchen } from "./set-lines.ts";
import { quantityToTicket, type TicketedQuantities } from "./ticket-lines.ts";

/** Where guests get what is on a bill. */
export type Destination = Pick<Bill, "place" | "servingWay">;

/** How guests want a line. */
export type Preparation = { readonly note: string; readonly orderLevel: OrderLevelId | null };

/** Pieces that kitchen and bar have on their tickets, all for one destination and to be made alike. */
export type TicketedPieces = Destination & {
  readonly quantity: Quantity;
  /** Null if nothing is known of what they were told. */
  readonly preparation: Preparation | null;
  /** Whether the guests have them: no ticket speaks of them any more, unless they are cancelled. */
  readonly isServed: boolean;
};

/** What kitchen and bar have of a bill: how many of each line, and as what. */
export type KnownPieces = {
  readonly ticketed: TicketedQuantities;
  /** Of pieces that are missing here nothing is known; they count as right. */
  readonly pieces: ReadonlyMap<LineKey, readonly TicketedPieces[]>;
};

export function isSameDestination(one: Destination, other: Destination): boolean {
  return placeKey(one.place) === placeKey(other.place) && one.servingWay === other.servingWay;
}

export function preparationOf(line: Line): Preparation {
  return { note: line.note, orderLevel: line.type === "normal" ? line.orderLevel : null };
}

/** How kitchen and bar are to make a line. */
export function preparationForKitchen(bill: Bill, line: Line): Preparation {
  return { ...preparationOf(line), note: noteForKitchen(bill, line) };
}

export function isSamePreparation(one: Preparation | null, other: Preparation | null): boolean {
  if (one === null || other === null) return one === other;
  return one.note === other.note && one.orderLevel === other.orderLevel;
}

function areAlike(one: TicketedPieces, other: TicketedPieces): boolean {
  return (
    isSameDestination(one, other) &&
    isSamePreparation(one.preparation, other.preparation) &&
    one.isServed === other.isServed
  );
}

/** Adds up pieces that are alike, such as those of two lines that become one. */
export function joinTicketedPieces(pieces: readonly TicketedPieces[]): readonly TicketedPieces[] {
  const joined: TicketedPieces[] = [];
  for (const each of pieces) {
    const index = joined.findIndex((known) => areAlike(known, each));
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
 * Divides what kitchen and bar have of a line into the pieces that are cancelled and those that they keep. Of a line,
 * pieces that were not served are cancelled first, and among them those for the right destination.
 */
export function sortOutPieces(
  bill: Bill,
  line: Line,
  known: KnownPieces,
): { readonly cancelled: readonly TicketedPieces[]; readonly kept: readonly TicketedPieces[] } {
  const onTickets = known.ticketed.get(line.key) ?? noQuantity;
  const pieces = allPieces(bill, line, known);
  const here = pieces.filter((each) => isSameDestination(each, bill));
  const elsewhere = pieces.filter((each) => !isSameDestination(each, bill));
  const gone = subtractAtMostAll(onTickets, quantityToTicket(bill, line, onTickets));
  const { taken, left } = takeTicketedPieces(
    [...here, ...elsewhere].toSorted((one, other) => Number(one.isServed) - Number(other.isServed)),
    gone,
  );
  return { cancelled: taken, kept: left };
}

/** What kitchen and bar have of a line; first, as if it were right, that of which nothing is known. */
function allPieces(bill: Bill, line: Line, known: KnownPieces): readonly TicketedPieces[] {
  const { place, servingWay } = bill;
  const onTickets = known.ticketed.get(line.key) ?? noQuantity;
  const pieces = known.pieces.get(line.key) ?? [];
  const unknown = subtractAtMostAll(onTickets, sumQuantity(pieces.map(({ quantity }) => quantity)));
  const older = { place, servingWay, quantity: unknown, preparation: null, isServed: false };
  return unknown > 0 ? [older, ...pieces] : pieces;
}

function subtractAtMostAll(from: Quantity, count: Quantity): Quantity {
  return quantityOfTenths(Math.max(0, tenthsOf(from) - tenthsOf(count)));
}

/** What kitchen and bar have of a line and are still to bring. */
function piecesInWork(bill: Bill, line: Line, known: KnownPieces): readonly TicketedPieces[] {
  return sortOutPieces(bill, line, known).kept.filter(({ isServed }) => !isServed);
}

/** How many of a line are in work. */
export function quantityInWork(bill: Bill, line: Line, known: KnownPieces): Quantity {
  return sumQuantity(piecesInWork(bill, line, known).map(({ quantity }) => quantity));
}

/** The pieces in work that kitchen and bar have for another destination than the bill's. */
export function movedPieces(bill: Bill, line: Line, known: KnownPieces): readonly TicketedPieces[] {
  return piecesInWork(bill, line, known).filter((each) => !isSameDestination(each, bill));
}

/** A quantity in work that guests want otherwise by now. */
export type ChangedPieces = { readonly quantity: Quantity; readonly before: Preparation };

/** The pieces in work of which kitchen and bar have another note or order level, wherever they go. */
export function changedPieces(
  bill: Bill,
  line: Line,
  known: KnownPieces,
): readonly ChangedPieces[] {
  const { place, servingWay } = bill;
  const now = preparationForKitchen(bill, line);
  const pieces = piecesInWork(bill, line, known).map((each) => ({ ...each, place, servingWay }));
  return joinTicketedPieces(pieces).flatMap(({ quantity, preparation: before }) =>
    before === null || isSamePreparation(before, now) ? [] : [{ quantity, before }],
  );
}

/** What kitchen and bar have of a line, once the guests have all of it. */
export function serveTicketedPieces(
  bill: Bill,
  line: Line,
  known: KnownPieces,
): readonly TicketedPieces[] {
  const pieces = allPieces(bill, line, known);
  return joinTicketedPieces(pieces.map((each) => ({ ...each, isServed: true })));
}

/** What kitchen and bar have of a line once they have read its next ticket. */
export function piecesAfterTicket(
  bill: Bill,
  line: Line,
  known: KnownPieces,
): readonly TicketedPieces[] {
  const { place, servingWay } = bill;
  const wanted = quantityToTicket(bill, line, known.ticketed.get(line.key) ?? noQuantity);
  const served = sortOutPieces(bill, line, known).kept.filter(({ isServed }) => isServed);
  const quantity = subtractAtMostAll(wanted, sumQuantity(served.map((each) => each.quantity)));
  const preparation = preparationForKitchen(bill, line);
  return joinTicketedPieces([
    { place, servingWay, quantity, preparation, isServed: false },
    ...served,
  ]);
}
