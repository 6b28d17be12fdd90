import type { PrintDocument, TicketDocument } from "@comanda/contract/print";
import { mayBeDelivered } from "@comanda/domain/paper/print-job";

import type { Database } from "#database/database.ts";
import { toJson } from "#database/portable-columns.ts";

import { findPaper } from "./find-paper.ts";
import { findLaterTickets, type PrintJobRow } from "./print-job-store.ts";

type Change = NonNullable<TicketDocument["changes"]>[number];

/**
 * A paper as it is to be printed now. If later tickets of its bill came out before a ticket, it repeats what they said
 * about its dishes: whoever makes them has read that they are cancelled before reading that they were ordered.
 */
export async function withLaterChanges(
  database: Database,
  row: PrintJobRow,
  document: PrintDocument,
): Promise<PrintDocument> {
  if (document.kind !== "ticket") return document;
  const names = new Set(document.lines.map(({ name }) => name));
  const changes: Change[] = [...(document.changes ?? [])];
  const copies = new Set<string>();
  for (const later of await findLaterTickets(database, row)) {
    // What has not come out either will be read after this.
    if (later.state !== "told" && !mayBeDelivered(later)) continue;
    const { document: told } = await findPaper(database, later);
    if (told.kind !== "ticket" || copies.has(toJson(told))) continue;
    copies.add(toJson(told));
    const { table, room, servingWay } = told;
    const lines = told.lines.filter((line) => isChange(line) && names.has(line.name));
    if (lines.length === 0) continue;
    changes.push({ table, room, ...(servingWay !== undefined && { servingWay }), lines });
  }
  return changes.length === 0 ? document : { ...document, changes };
}

function isChange({
  isCancelled,
  isReseated,
  movedFrom,
  changedFrom,
}: TicketDocument["lines"][number]): boolean {
  const isWantedOtherwise = isReseated === true || changedFrom !== undefined;
  return isCancelled || isWantedOtherwise || movedFrom !== undefined;
}
