import type { StoredPrintJobs } from "@comanda/contract/stored-print-jobs";
import { parentOf } from "@comanda/domain/bill/bill";
import { lineKey } from "@comanda/domain/bill/line";
import {
  findItemOf,
  ticketLines,
  quantityToPrepare,
  type TicketedQuantities,
  type TicketLine,
} from "@comanda/domain/bill/ticket-lines";
import type { BillId, ProductGroupId } from "@comanda/domain/id";
import { quantityOfTenths, tenthsOf } from "@comanda/domain/money/quantity";
import { wireDateTime } from "@comanda/domain/time/wire-date";
import type { Language } from "@comanda/domain/venue/settings";

import { recordNotFound, type RefusedCall } from "#call/refused-call.ts";
import type { WriteContext } from "#journal/command.ts";

import { enqueuePrintJobs, type NewPaper } from "../printing/index.ts";
import { findCachedStations } from "../venue/index.ts";
import { findBill, type StoredBill } from "./bill-store.ts";
import { updateLines } from "./line-store.ts";
import { findBillLabels, labelHead, labelLine, type BillLabels } from "./bill-labels.ts";

/**
 * Prints what the kitchen and the bar do not have yet, on one ticket per product group; repeating the call prints
 * nothing.
 */
export async function printTickets(
  context: WriteContext,
  id: BillId,
  language?: Language,
): Promise<StoredPrintJobs | RefusedCall> {
  const { tx, session } = context;
  const { location, station } = session;
  const stored = await findBill(tx, location, id);
  if (stored === null) return recordNotFound("Bill", id);
  const { bill, lines: rows } = stored;
  const ticketed: TicketedQuantities = new Map(
    rows.map(({ key, ticketed_tenths }) => [lineKey(key), quantityOfTenths(ticketed_tenths)]),
  );
  const lines = ticketLines(bill, ticketed);
  const words = await findBillLabels(context, bill);
  const stations = await findCachedStations(context);
  const place = stations.find((each) => each.id === station)?.name ?? "";
  const groupOf = ({ line }: TicketLine): ProductGroupId | null =>
    words.articles.get(findItemOf(bill, line).article)?.productGroup ?? null;
  const { version } = stored.row;
  const papers = [...Map.groupBy(lines, groupOf)].map(([group, ofGroup]): NewPaper => {
    const productGroup = group === null ? "" : (words.productGroups.get(group) ?? "");
    const date = wireDateTime(context.at);
    const head = { kind: "ticket", productGroup, station: place, date } as const;
    const document = {
      ...head,
      ...labelHead(stored.row, words),
      lines: presentLines(ofGroup, words),
    };
    return { document, bill: { id, version }, productGroup: group };
  });
  await markTicketed(context, stored, lines);
  return enqueuePrintJobs(context, papers, language);
}

function presentLines(lines: readonly TicketLine[], words: BillLabels) {
  const keys = new Set(lines.map(({ line }) => line.key));
  return lines.map(({ line, quantity, isCancelled }) => ({
    ...labelLine(line, words),
    qty: quantity,
    isCancelled,
    isUnder: keys.has(parentOf(line) ?? lineKey("none")),
  }));
}

async function markTicketed(
  context: WriteContext,
  { bill, lines: rows }: StoredBill,
  lines: readonly TicketLine[],
): Promise<void> {
  const rowOf = new Map(rows.map((row) => [row.key, row]));
  const told = lines.flatMap(({ line }) => {
    const row = rowOf.get(line.key);
    return row === undefined ? [] : [{ row, tenths: tenthsOf(quantityToPrepare(bill, line)) }];
  });
  for (const [tenths, alike] of Map.groupBy(told, (each) => each.tenths)) {
    // Most lines of a round have quantity one: a single statement updates all of them.
    await updateLines(
      context,
      alike.map(({ row }) => row),
      { ticketed_tenths: tenths },
    );
  }
}
