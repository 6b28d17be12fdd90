import type { PrintDocument, TicketDocument } from "@comanda/contract/print";
import { isReadBefore } from "@comanda/domain/paper/print-job";

import { toJson } from "#database/portable-columns.ts";
import type { WriteContext } from "#journal/command.ts";

import { findPaper } from "./find-paper.ts";
import { findLaterTickets, progressOf, type PrintJobRow } from "./print-job-store.ts";

type Change = NonNullable<TicketDocument["changes"]>[number];
type Line = TicketDocument["lines"][number];

/**
 * A paper as it is to be printed now. If later tickets of its bill came out before a ticket, it repeats what they said
 * about its dishes: whoever makes them has read that they are cancelled or changed before reading that they were
 * ordered. Those of `following` are printed right after it.
 */
export async function withLaterChanges(
  { tx, at }: Pick<WriteContext, "tx" | "at">,
  row: PrintJobRow,
  document: PrintDocument,
  following: ReadonlySet<number> = new Set(),
): Promise<PrintDocument> {
  if (document.kind !== "ticket") return document;
  const changes: Change[] = [...(document.changes ?? [])];
  const copies = new Set<string>();
  for (const later of await findLaterTickets(tx, row)) {
    // What has not come out either will be read after this.
    if (following.has(later.id) || !isReadBefore(progressOf(later), at)) continue;
    const { document: told } = await findPaper(tx, later);
    // A copy has the date of its notice, which may be from before this order.
    if (told.kind !== "ticket" || told.date < document.date) continue;
    // What a copy repeats of later notices is found in these.
    const { changes: _repeated, ...notice } = told;
    if (copies.has(toJson(notice))) continue;
    copies.add(toJson(notice));
    const { table, room, servingWay } = told;
    const lines = told.lines.filter((line) => isChange(line) && isAbout(line, document.lines));
    if (lines.length === 0) continue;
    changes.push({ table, room, ...(servingWay !== undefined && { servingWay }), lines });
  }
  return changes.length === 0 ? document : { ...document, changes };
}

function isChange({ isCancelled, isReseated, movedFrom, changedFrom }: Line): boolean {
  const isWantedOtherwise = isReseated === true || changedFrom !== undefined;
  return isCancelled || isWantedOtherwise || movedFrom !== undefined;
}

/** Tickets of earlier releases know only the names of their dishes. */
function isAbout({ key, name }: Line, ordered: readonly Line[]): boolean {
  return ordered.some((line) =>
    key === undefined || line.key === undefined ? line.name === name : line.key === key,
  );
}
