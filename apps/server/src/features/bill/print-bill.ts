import type {
  printBill as printBillCall,
  showBill as showBillCall,
} from "@comanda/contract/bill-papers";
import type { ParamsOf, QueryOf, ReplyOf } from "@comanda/contract/call";
import type { JournalField } from "@comanda/contract/change-lists";
import { noPrinter } from "@comanda/contract/print";
import { isOpen } from "@comanda/domain/bill/bill";
import type { BillId, LocationId } from "@comanda/domain/id";
import { actionPermissions } from "@comanda/domain/staff/action-permissions";

import type { Database } from "#database/database.ts";
import { noRecord, refuseCall, type RefusedCall } from "#http/refused-call.ts";
import type { Session } from "#http/session.ts";
import type { Writing } from "#journal/command.ts";

import { findReckoning } from "../payment/index.ts";
import { findPrintRoutes } from "../printing/index.ts";
import { findBill, findMergedInto, markPrinted, type StoredBill } from "./bill-store.ts";
import { findPaperWords } from "./paper-words.ts";
import { presentBill } from "./present-bill.ts";

type Call = typeof printBillCall;
type Query = QueryOf<Call>;

/** One paper for the guests. It is remembered, so that the next one with the same on it says that it is a copy. */
export async function printBill(
  writing: Writing,
  { id, mode, merged }: ParamsOf<Call>,
  query: Query,
): Promise<Omit<ReplyOf<Call>, JournalField> | RefusedCall> {
  const { tx, session } = writing;
  const stored = await findBill(tx, session.location, id);
  if (stored === null) return noRecord("Bill", id);
  const isReprint = !isOpen(stored.bill) && (mode === 3 || isPrinted(stored));
  if (isReprint && !mayReprint(session)) return refuseCall("permission-denied");
  const routes = await findPrintRoutes(tx, session.location, session.station);
  const printer = routes.addressFor(null);
  const document = await billDocument(tx, stored, { query, isMerged: merged === 1 });
  if (printer !== noPrinter) await markPrinted(writing, stored);
  return { printerServerAddress: routes.printerServerAddress, jobs: [{ printer, document }] };
}

/** The same bill for the screen; nothing is printed, so nothing is remembered. */
export async function showBill(
  database: Database,
  location: LocationId,
  { id, query }: { readonly id: BillId; readonly query: QueryOf<typeof showBillCall> },
): Promise<ReplyOf<typeof showBillCall> | RefusedCall> {
  const stored = await findBill(database, location, id);
  if (stored === null) return noRecord("Bill", id);
  return billDocument(database, stored, { query, isMerged: true });
}

/** Whether there is a paper with what stands on the bill now. */
function isPrinted({ row }: StoredBill): boolean {
  return row.printed_version === row.version;
}

function mayReprint({ permissions }: Session): boolean {
  return permissions.includes(actionPermissions["reprint-bill"]);
}

async function billDocument(
  database: Database,
  stored: StoredBill,
  { query, isMerged }: { readonly query: Query; readonly isMerged: boolean },
): Promise<ReplyOf<typeof showBillCall>> {
  const { location, number } = stored.row;
  const words = await findPaperWords(database, location, stored.bill);
  const { groupedItemBill } = query;
  return presentBill(stored, {
    ...(await findReckoning(database, location)),
    words,
    isGrouped:
      groupedItemBill === undefined ? words.location.groupsBillItems : groupedItemBill === "true",
    isCopy: isPrinted(stored),
    merged: isMerged ? [...(await findMergedInto(database, location, number))] : [],
  });
}
