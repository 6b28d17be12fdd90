import type { TicketDocument } from "@comanda/contract/print";
import type { StoredPrintJobs } from "@comanda/contract/stored-print-jobs";
import { lineKey, type Line } from "@comanda/domain/bill/line";
import { seatsOf } from "@comanda/domain/bill/seats";
import {
  findTicketEntries,
  inCourses,
  type KnownToKitchen,
  type TicketEntry,
} from "@comanda/domain/bill/ticket-entries";
import {
  findItemOf,
  laterLines,
  quantityToTicket,
  type TicketedQuantities,
  type TicketLine,
} from "@comanda/domain/bill/ticket-lines";
import { piecesAfterTicket } from "@comanda/domain/bill/ticketed-pieces";
import type { BillId, ProductGroupId, StationId } from "@comanda/domain/id";
import { noQuantity, quantityOfTenths, tenthsOf } from "@comanda/domain/money/quantity";
import { wireDateTime } from "@comanda/domain/time/wire-date";
import type { Language } from "@comanda/domain/venue/settings";

import { recordNotFound, type RefusedCall } from "#call/refused-call.ts";
import type { WriteContext } from "#journal/command.ts";

import { enqueuePrintJobs, type NewPaper } from "../printing/index.ts";
import { findCachedStations } from "../venue/index.ts";
import { findBill, type StoredBill } from "./bill-store.ts";
import { updateLinesEach } from "./line-store.ts";
import { findBillLabels, labelHead } from "./bill-labels.ts";
import { findTicketRoutes } from "./find-ticket-routes.ts";
import { presentTicketLines } from "./present-ticket-lines.ts";
import { readPiecesColumn, toPiecesColumn } from "./ticketed-pieces-column.ts";

type TicketRequest = {
  readonly language?: Language | undefined;
  /** No till waits for the papers. */
  readonly isUnasked?: boolean;
  /** Why the lines are made again. */
  readonly again?: string;
};

/**
 * Prints what the kitchen and the bar do not have yet, on one ticket per product group and printer; repeating the call
 * prints nothing.
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
  const known = readKnown(stored);
  const { entries, following } = findTicketEntries(stored.bill, known);
  const { ticketed } = known;
  const tickets = await makeTickets(context, stored, { lines: entries, ticketed, request });
  await markTicketed(context, stored, {
    lines: new Set([...entries.map(({ line }) => line), ...following]),
    known,
  });
  return enqueuePrintJobs(context, tickets, request.language);
}

/** What kitchen and bar know of a bill. */
export function readKnown(stored: StoredBill): KnownToKitchen {
  const { lines } = stored;
  return {
    ticketed: ticketedQuantities(stored),
    pieces: new Map(
      lines.map(({ key, ticketed_for }) => [lineKey(key), readPiecesColumn(ticketed_for)]),
    ),
    seats: new Map(
      lines.map(({ key, ticketed_seats }) => [lineKey(key), readSeats(ticketed_seats)]),
    ),
  };
}

/** How much of each line is on tickets. */
export function ticketedQuantities({ lines }: Pick<StoredBill, "lines">): TicketedQuantities {
  return new Map(
    lines.map(({ key, ticketed_tenths }) => [lineKey(key), quantityOfTenths(ticketed_tenths)]),
  );
}

function readSeats(text: string | null): readonly number[] {
  const seats: unknown = text === null ? [] : JSON.parse(text);
  return Array.isArray(seats) ? seats.map(Number) : [];
}

type TicketContent = {
  readonly lines: readonly TicketEntry[];
  readonly ticketed: TicketedQuantities;
  readonly request: TicketRequest;
};

/** One ticket per product group and printer. */
export async function makeTickets(
  context: WriteContext,
  stored: StoredBill,
  { lines, ticketed, request }: TicketContent,
): Promise<readonly NewPaper[]> {
  if (lines.length === 0) return [];
  const { bill, row } = stored;
  const words = await findBillLabels(context, bill);
  const stations = await findCachedStations(context);
  const here = stations.find((each) => each.id === context.session.station)?.name ?? "";
  const groupOf = ({ line }: Pick<TicketLine, "line">): ProductGroupId | null =>
    words.articles.get(findItemOf(bill, line).article)?.productGroup ?? null;
  const routeOf = await findTicketRoutes(context, stored);
  const isShowingLater = words.location.printsLaterCourses && request.again === undefined;
  const waiting = isShowingLater ? laterLines(bill, ticketed) : [];
  const makeTicket = (
    group: ProductGroupId | null,
    station: StationId | null,
    on: readonly TicketEntry[],
  ): NewPaper => {
    const later = waiting
      .filter((line) => groupOf(line) === group && routeOf(line.line, group).station === station)
      .map((line) => ({ ...line, isCancelled: false }));
    const document: TicketDocument = {
      kind: "ticket",
      productGroup: group === null ? "" : (words.productGroups.get(group) ?? ""),
      station: here,
      date: wireDateTime(context.at),
      ...labelHead(row, words),
      ...(request.again !== undefined && { again: request.again }),
      lines: presentTicketLines(bill, on, words),
      ...(later.length > 0 && { later: presentTicketLines(bill, inCourses(bill, later), words) }),
    };
    const paper = {
      document,
      bill: { id: row.id, version: row.version },
      productGroup: group,
      routesOf: station,
    };
    return request.isUnasked === true ? { ...paper, isUnasked: true } : paper;
  };
  return [...Map.groupBy(lines, groupOf)].flatMap(([group, ofGroup]) =>
    [...Map.groupBy(ofGroup, ({ line }) => routeOf(line, group).station)].map(([station, on]) =>
      makeTicket(group, station, on),
    ),
  );
}

async function markTicketed(
  context: WriteContext,
  { bill, lines: rows }: StoredBill,
  { lines, known }: { readonly lines: ReadonlySet<Line>; readonly known: KnownToKitchen },
): Promise<void> {
  const rowOf = new Map(rows.map((row) => [row.key, row]));
  const changes = [...lines].flatMap((line) => {
    const row = rowOf.get(line.key);
    const before = known.ticketed.get(line.key) ?? noQuantity;
    const ticketed_tenths = tenthsOf(quantityToTicket(bill, line, before));
    const ticketed_for = toPiecesColumn(piecesAfterTicket(bill, line, known));
    const seats = seatsOf(bill, line);
    const ticketed_seats = seats.length === 0 ? null : JSON.stringify(seats);
    const marks = { ticketed_tenths, ticketed_seats, ticketed_for };
    return row === undefined ? [] : [{ row, values: marks }];
  });
  await updateLinesEach(context, changes);
}
