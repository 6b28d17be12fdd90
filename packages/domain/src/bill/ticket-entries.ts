import type { Bill } from "./bill.ts";
import { courseOf } from "./course.ts";
import type { Line, LineKey } from "./line.ts";
import { areSameSeats, seatsOf } from "./seats.ts";
import { findItemOf, ticketLines, type TicketLine } from "./ticket-lines.ts";
import {
  changedPieces,
  isSameDestination,
  movedPieces,
  quantityInWork,
  sortOutPieces,
  type Destination,
  type KnownPieces,
  type Preparation,
  type TicketedPieces,
} from "./ticketed-pieces.ts";

/** A line as it is on a ticket. */
export type TicketEntry = TicketLine & {
  readonly isReseated?: true;
  /** Kitchen and bar have it for guests elsewhere. */
  readonly movedFrom?: Destination;
  /** It is in work, and is wanted otherwise now. */
  readonly changedFrom?: Preparation;
  /** How kitchen and bar have what is cancelled. */
  readonly preparation?: Preparation;
  /** For whom kitchen and bar have what is cancelled. */
  readonly seats?: readonly number[];
};

/** What kitchen and bar know of a bill. */
export type KnownToKitchen = KnownPieces & {
  readonly seats: ReadonlyMap<LineKey, readonly number[]>;
};

type Entries = {
  readonly entries: readonly TicketEntry[];
  /** Besides the lines of the entries, those that go where an entry goes. */
  readonly following: readonly Line[];
};

/** What the next tickets of a bill tell kitchen and bar. */
export function findTicketEntries(bill: Bill, known: KnownToKitchen): Entries {
  const due = inCourses(bill, ticketLines(bill, known.ticketed)).flatMap((line) =>
    line.isCancelled ? cancelAsTicketed(bill, line, known) : [line],
  );
  const moved = movedLines(bill, known);
  // What stands under an item goes where that goes.
  const toMove = moved.filter(({ line }) => line.type !== "mixer");
  return {
    entries: [...due, ...toMove, ...reseatedLines(bill, known), ...changedLines(bill, known)],
    following: moved.map(({ line }) => line),
  };
}

/** What is made at once comes first, then course by course; a line that belongs to another stays below it. */
export function inCourses(bill: Bill, lines: readonly TicketLine[]): readonly TicketLine[] {
  const place = ({ line }: TicketLine): number => courseOf(bill, line) ?? 0;
  return lines.toSorted((one, other) => place(one) - place(other));
}

/** What is cancelled is named as kitchen and bar have it: for which guests, and how they were to have it. */
function cancelAsTicketed(
  bill: Bill,
  entry: TicketLine,
  known: KnownToKitchen,
): readonly TicketEntry[] {
  return sortOutPieces(bill, entry.line, known).cancelled.map((pieces) => ({
    ...entry,
    quantity: pieces.quantity,
    seats: ticketedSeats(bill, entry.line, known),
    ...(pieces.preparation !== null && { preparation: pieces.preparation }),
    ...(!isSameDestination(pieces, bill) && { movedFrom: destinationOf(pieces) }),
  }));
}

function ticketedSeats(bill: Bill, line: Line, { seats }: KnownToKitchen): readonly number[] {
  // What stands under an item goes where that goes.
  const isWithItem = line.type === "mixer" && line.seats.length === 0;
  return seats.get((isWithItem ? findItemOf(bill, line) : line).key) ?? [];
}

function movedLines(bill: Bill, known: KnownToKitchen): readonly TicketEntry[] {
  return bill.lines.flatMap((line) =>
    movedPieces(bill, line, known).map((pieces) => ({
      line,
      quantity: pieces.quantity,
      isCancelled: false,
      movedFrom: destinationOf(pieces),
    })),
  );
}

function destinationOf({ place, servingWay }: TicketedPieces): Destination {
  return { place, servingWay };
}

/** The items, and parts of sets, that kitchen and bar have for other seats than they are for now. */
function reseatedLines(bill: Bill, known: KnownToKitchen): readonly TicketEntry[] {
  return bill.lines.flatMap((line): readonly TicketEntry[] => {
    // What stands under an item goes where that goes.
    if (line.type === "mixer") return [];
    const quantity = quantityInWork(bill, line, known);
    const isSame = areSameSeats(seatsOf(bill, line), known.seats.get(line.key) ?? []);
    return quantity <= 0 || isSame
      ? []
      : [{ line, quantity, isCancelled: false, isReseated: true }];
  });
}

function changedLines(bill: Bill, known: KnownToKitchen): readonly TicketEntry[] {
  return bill.lines.flatMap((line) =>
    changedPieces(bill, line, known).map(({ quantity, before }) => ({
      line,
      quantity,
      isCancelled: false,
      changedFrom: before,
    })),
  );
}
