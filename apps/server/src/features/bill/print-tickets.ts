import type { KeptPapers } from "@comanda/contract/stored-print-jobs";
import { parentOf } from "@comanda/domain/bill/bill";
import { lineKey } from "@comanda/domain/bill/line";
import {
  itemOf,
  ticketLines,
  wantedOf,
  type Ticketed,
  type TicketLine,
} from "@comanda/domain/bill/ticket-lines";
import type { BillId, ProductGroupId } from "@comanda/domain/id";
import { quantityOfTenths, tenthsOf } from "@comanda/domain/money/quantity";
import { wireDateTime } from "@comanda/domain/time/date-text";
import type { Language } from "@comanda/domain/venue/settings";

import { noRecord, type RefusedCall } from "#call/refused-call.ts";
import type { Writing } from "#journal/command.ts";

import { keepPapers, type NewPaper } from "../printing/index.ts";
import { stationsOfHouse } from "../venue/index.ts";
import { findBill, type StoredBill } from "./bill-store.ts";
import { updateLines } from "./line-store.ts";
import { findPaperWords, wordsOfHead, wordsOfLine, type PaperWords } from "./bill-labels.ts";

/**
 * Prints what the kitchen and the bar do not have yet, on one ticket per product group; repeating the call prints
 * nothing.
 */
export async function printTickets(
  writing: Writing,
  id: BillId,
  language?: Language,
): Promise<KeptPapers | RefusedCall> {
  const { tx, session } = writing;
  const { location, station } = session;
  const stored = await findBill(tx, location, id);
  if (stored === null) return noRecord("Bill", id);
  const { bill, lines: rows } = stored;
  const ticketed: Ticketed = new Map(
    rows.map(({ key, ticketed_tenths }) => [lineKey(key), quantityOfTenths(ticketed_tenths)]),
  );
  const lines = ticketLines(bill, ticketed);
  const words = await findPaperWords(writing, bill);
  const stations = await stationsOfHouse(writing);
  const place = stations.find((each) => each.id === station)?.name ?? "";
  const groupOf = ({ line }: TicketLine): ProductGroupId | null =>
    words.articles.get(itemOf(bill, line).article)?.productGroup ?? null;
  const { version } = stored.row;
  const papers = [...Map.groupBy(lines, groupOf)].map(([group, ofGroup]): NewPaper => {
    const productGroup = group === null ? "" : (words.productGroups.get(group) ?? "");
    const date = wireDateTime(writing.at);
    const head = { kind: "ticket", productGroup, station: place, date } as const;
    const document = { ...head, ...wordsOfHead(stored.row, words), lines: present(ofGroup, words) };
    return { document, bill: { id, version }, productGroup: group };
  });
  await markTicketed(writing, stored, lines);
  return keepPapers(writing, papers, language);
}

function present(lines: readonly TicketLine[], words: PaperWords) {
  const keys = new Set(lines.map(({ line }) => line.key));
  return lines.map(({ line, quantity, isCancelled }) => ({
    ...wordsOfLine(line, words),
    qty: quantity,
    isCancelled,
    isUnder: keys.has(parentOf(line) ?? lineKey("none")),
  }));
}

async function markTicketed(
  writing: Writing,
  { bill, lines: rows }: StoredBill,
  lines: readonly TicketLine[],
): Promise<void> {
  const rowOf = new Map(rows.map((row) => [row.key, row]));
  const told = lines.flatMap(({ line }) => {
    const row = rowOf.get(line.key);
    return row === undefined ? [] : [{ row, tenths: tenthsOf(wantedOf(bill, line)) }];
  });
  for (const [tenths, alike] of Map.groupBy(told, (each) => each.tenths)) {
    // Most lines of a round have quantity one: a single statement updates all of them.
    // oxlint-disable-next-line no-await-in-loop
    await updateLines(
      writing,
      alike.map(({ row }) => row),
      { ticketed_tenths: tenths },
    );
  }
}
