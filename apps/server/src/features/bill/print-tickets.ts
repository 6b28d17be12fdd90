import type { TicketDocument } from "@comanda/contract/print";
import type { StoredPrintJobs } from "@comanda/contract/stored-print-jobs";
import type { Bill } from "@comanda/domain/bill/bill";
import { courseOf } from "@comanda/domain/bill/course";
import { lineKey } from "@comanda/domain/bill/line";
import { seatsOf } from "@comanda/domain/bill/seats";
import { isServed } from "@comanda/domain/bill/served";
import {
  findItemOf,
  laterLines,
  quantityToTicket,
  reseatedLines,
  ticketLines,
  type TicketedQuantities,
  type TicketLine,
} from "@comanda/domain/bill/ticket-lines";
import { piecesElsewhere, type TicketedDestinations } from "@comanda/domain/bill/ticketed-pieces";
import type { BillId, ProductGroupId } from "@comanda/domain/id";
import {
  noQuantity,
  quantityOfTenths,
  subtractQuantity,
  sumQuantity,
  tenthsOf,
} from "@comanda/domain/money/quantity";
import { wireDateTime } from "@comanda/domain/time/wire-date";
import type { Language } from "@comanda/domain/venue/settings";

import { recordNotFound, type RefusedCall } from "#call/refused-call.ts";
import type { WriteContext } from "#journal/command.ts";

import { enqueuePrintJobs, type NewPaper } from "../printing/index.ts";
import { findCachedStations } from "../venue/index.ts";
import { findBill, type StoredBill } from "./bill-store.ts";
import { updateLines } from "./line-store.ts";
import { findBillLabels, labelHead } from "./bill-labels.ts";
import { presentTicketLines, type TicketEntry } from "./present-ticket-lines.ts";
import { readPiecesColumn, toPiecesColumn } from "./ticketed-pieces-column.ts";

type TicketRequest = {
  readonly language?: Language | undefined;
  /** No till waits for the papers. */
  readonly isUnasked?: boolean;
  /** Why the lines are made again. */
  readonly again?: string;
};

/**
 * Prints what the kitchen and the bar do not have yet, on one ticket per product group; repeating the call prints
 * nothing.
 */
export async function printTickets(
  context: WriteContext,
  id: BillId,
  language?: Language,
): Promise<StoredPrintJobs | RefusedCall> {
  const stored = await findBill(context.tx, context.session.location, id);
  if (stored === null) return recordNotFound("Bill", id);
  return printTicketsOf(context, stored, { language });
}

export async function printTicketsOf(
  context: WriteContext,
  stored: StoredBill,
  request: TicketRequest,
): Promise<StoredPrintJobs> {
  const { bill, lines: rows } = stored;
  const ticketed = ticketedQuantities(stored);
  const ticketedSeats = new Map(
    rows.map(({ key, ticketed_seats }) => [lineKey(key), readSeats(ticketed_seats)]),
  );
  const known = { ticketed, destinations: ticketedDestinations(stored) };
  const due = inCourses(bill, ticketLines(bill, ticketed)).flatMap((line) =>
    line.isCancelled ? cancelWhereTicketed(bill, line, known) : [line],
  );
  const moved = movedLines(bill, known);
  const reseated = reseatedLines(bill, ticketed, ticketedSeats)
    .filter(({ line }) => due.every((each) => each.line.key !== line.key))
    .map((line): TicketEntry => ({ ...line, isCancelled: false, isReseated: true }));
  // What stands under an item goes where that goes, and what is served is with the guests.
  const toMove = moved.filter(({ line }) => line.type !== "mixer" && !isServed(bill, line));
  const lines = [...due, ...toMove, ...reseated];
  const tickets = await makeTickets(context, stored, { lines, ticketed, request });
  await markTicketed(context, stored, { lines: [...lines, ...moved], ticketed });
  return enqueuePrintJobs(context, tickets, request.language);
}

/** How much of each line is on tickets. */
export function ticketedQuantities({ lines }: Pick<StoredBill, "lines">): TicketedQuantities {
  return new Map(
    lines.map(({ key, ticketed_tenths }) => [lineKey(key), quantityOfTenths(ticketed_tenths)]),
  );
}

function ticketedDestinations({ lines }: Pick<StoredBill, "lines">): TicketedDestinations {
  return new Map(
    lines.map(({ key, ticketed_for }) => [lineKey(key), readPiecesColumn(ticketed_for)]),
  );
}

type OnTickets = Parameters<typeof piecesElsewhere>[2];

/** What the kitchen has for another table is cancelled there. */
function cancelWhereTicketed(
  bill: Bill,
  entry: TicketLine,
  known: OnTickets,
): readonly TicketEntry[] {
  const { cancelled } = piecesElsewhere(bill, entry.line, known);
  const away = sumQuantity(cancelled.map(({ quantity }) => quantity));
  const here = subtractQuantity(entry.quantity, away);
  return [
    ...(here > 0 ? [{ ...entry, quantity: here }] : []),
    ...cancelled.map(({ quantity, ...movedFrom }) => ({ ...entry, quantity, movedFrom })),
  ];
}

function movedLines(bill: Bill, known: OnTickets): readonly TicketEntry[] {
  return bill.lines.flatMap((line) =>
    piecesElsewhere(bill, line, known).moved.map(({ quantity, ...movedFrom }) => ({
      line,
      quantity,
      isCancelled: false,
      movedFrom,
    })),
  );
}

function readSeats(text: string | null): readonly number[] {
  const seats: unknown = text === null ? [] : JSON.parse(text);
  return Array.isArray(seats) ? seats.map(Number) : [];
}

/** What is made at once comes first, then course by course; a line that belongs to another stays below it. */
function inCourses(bill: Bill, lines: readonly TicketLine[]): readonly TicketLine[] {
  const place = ({ line }: TicketLine): number => courseOf(bill, line) ?? 0;
  return lines.toSorted((one, other) => place(one) - place(other));
}

type TicketContent = {
  readonly lines: readonly TicketEntry[];
  readonly ticketed: TicketedQuantities;
  readonly request: TicketRequest;
};

/** One ticket per product group. */
export async function makeTickets(
  context: WriteContext,
  { bill, row }: StoredBill,
  { lines, ticketed, request }: TicketContent,
): Promise<readonly NewPaper[]> {
  const words = await findBillLabels(context, bill);
  const stations = await findCachedStations(context);
  const station = stations.find((each) => each.id === context.session.station)?.name ?? "";
  const groupOf = ({ line }: Pick<TicketLine, "line">): ProductGroupId | null =>
    words.articles.get(findItemOf(bill, line).article)?.productGroup ?? null;
  const isShowingLater = words.location.printsLaterCourses && request.again === undefined;
  const waiting = isShowingLater ? laterLines(bill, ticketed) : [];
  return [...Map.groupBy(lines, groupOf)].map(([group, ofGroup]): NewPaper => {
    const productGroup = group === null ? "" : (words.productGroups.get(group) ?? "");
    const date = wireDateTime(context.at);
    const later = waiting
      .filter((line) => groupOf(line) === group)
      .map((line) => ({ ...line, isCancelled: false }));
    const document: TicketDocument = {
      kind: "ticket",
      productGroup,
      station,
      date,
      ...labelHead(row, words),
      ...(request.again !== undefined && { again: request.again }),
      lines: presentTicketLines(bill, ofGroup, words),
      ...(later.length > 0 && { later: presentTicketLines(bill, inCourses(bill, later), words) }),
    };
    const paper = { document, bill: { id: row.id, version: row.version }, productGroup: group };
    return request.isUnasked === true ? { ...paper, isUnasked: true } : paper;
  });
}

async function markTicketed(
  context: WriteContext,
  { bill, lines: rows }: StoredBill,
  { lines, ticketed }: Pick<TicketContent, "lines" | "ticketed">,
): Promise<void> {
  const rowOf = new Map(rows.map((row) => [row.key, row]));
  const { place, servingWay } = bill;
  const changes = [...new Set(lines.map(({ line }) => line))].flatMap((line) => {
    const row = rowOf.get(line.key);
    const before = ticketed.get(line.key) ?? noQuantity;
    const quantity = quantityToTicket(bill, line, before);
    const ticketed_tenths = tenthsOf(quantity);
    const pieces = quantity > 0 ? [{ place, servingWay, quantity }] : [];
    const ticketed_for = toPiecesColumn(pieces);
    const seats = seatsOf(bill, line);
    const ticketed_seats = seats.length === 0 ? null : JSON.stringify(seats);
    const marks = { ticketed_tenths, ticketed_seats, ticketed_for };
    return row === undefined ? [] : [{ row, marks }];
  });
  const alike = Map.groupBy(changes, ({ marks }) => JSON.stringify(marks));
  for (const some of alike.values()) {
    const [first] = some;
    if (first === undefined) continue;
    // Most lines of a round have quantity one: a single statement updates all of them.
    await updateLines(
      context,
      some.map(({ row }) => row),
      first.marks,
    );
  }
}
