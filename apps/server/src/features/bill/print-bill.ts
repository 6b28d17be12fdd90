import type {
  printBill as printBillCall,
  showBill as showBillCall,
} from "@comanda/contract/bill-papers";
import type { ParamsOf, QueryOf, ReplyOf } from "@comanda/contract/call";
import type { StoredPrintJobs } from "@comanda/contract/stored-print-jobs";
import { noPrinter, type BillDocument } from "@comanda/contract/print";
import { isOpen, type Bill } from "@comanda/domain/bill/bill";
import { withElapsedTime } from "@comanda/domain/bill/change-time";
import { requireCompany } from "@comanda/domain/bill/require-company";
import type { BillId, CustomerId } from "@comanda/domain/id";
import { mayBeDelivered } from "@comanda/domain/paper/print-job";
import { requirePermission } from "@comanda/domain/staff/action-permissions";
import type { Instant } from "@comanda/domain/time/instant";
import { defaultLanguage } from "@comanda/domain/venue/settings";

import type { Database } from "#database/database.ts";
import { recordNotFound, refuseCall, type RefusedCall } from "#call/refused-call.ts";
import type { Session } from "#call/session.ts";
import type { WriteContext } from "#journal/command.ts";
import { uncachedReader, type ReferenceReader } from "#journal/cache-per-reference-version.ts";

import { findCustomersByIds } from "../customer/index.ts";
import { findCachedChargeSettings } from "../pay-type/index.ts";
import {
  findBillPapers,
  findCachedWording,
  findOwnWords,
  findReceiptForm,
  enqueuePrintJobs,
  findCachedPrintTargets,
} from "../printing/index.ts";
import { findBill, markPrinted, setCompanyOf, type StoredBill } from "./bill-store.ts";
import { findBillLabels } from "./bill-labels.ts";
import { findMergedInto } from "./joined-bill-store.ts";
import { findRefunding } from "./refund-store.ts";
import { presentBill } from "./present-bill.ts";

type Call = typeof printBillCall;
type Query = QueryOf<typeof showBillCall>;

/** Prints one bill for the guests and records it, so that the next print of the same content is marked as a copy. */
export async function printBill(
  context: WriteContext,
  { id, mode, merged }: ParamsOf<Call>,
  { language, after, companyOf, ...query }: QueryOf<Call>,
): Promise<StoredPrintJobs | RefusedCall> {
  const { tx, session } = context;
  const found = await findBill(tx, session.location, id);
  if (found === null) return recordNotFound("Bill", id);
  const { printsBillWithOrder, printerServerAddress } = await findCachedPrintTargets(
    context,
    session.station,
  );
  if (after === "order" && !printsBillWithOrder) return { printerServerAddress, jobs: [] };
  const isCopy = await hasPaper(tx, found);
  const isReprint = !isOpen(found.bill) && (mode === 3 || isCopy || companyOf !== undefined);
  const denied = isReprint ? requirePermission(session, "reprint-bill") : null;
  if (denied !== null) return refuseCall(denied.refusal);
  const stored = companyOf === undefined ? found : await nameCompany(context, found, companyOf);
  if ("refusal" in stored) return stored;
  const { at } = context;
  const document = await billDocument(context, stored, {
    query,
    isCopy,
    isMerged: merged === 1,
    at,
  });
  const { version } = stored.row;
  const papers = await enqueuePrintJobs(context, [{ document, bill: { id, version } }], language);
  if (papers.jobs.some(({ printer }) => printer !== noPrinter)) await markPrinted(context, stored);
  return papers;
}

/** The bill names the company of a customer from now on; nothing of the sale changes. */
async function nameCompany(
  context: WriteContext,
  stored: StoredBill,
  id: CustomerId,
): Promise<StoredBill | RefusedCall> {
  const { tx, session } = context;
  const [customer] = await findCustomersByIds(tx, session.location, [id]);
  if (customer === undefined) return recordNotFound("Customer", id);
  const refusal = requireCompany(stored.bill, customer);
  if (refusal !== null) return refusal;
  if (stored.row.company_of === id) return stored;
  return { ...stored, row: await setCompanyOf(context, stored.row, id) };
}

/** The same bill for the screen; nothing is printed or recorded. */
export async function showBill(
  database: Database,
  { location, station }: Pick<Session, "location" | "station">,
  { id, query, at }: { readonly id: BillId; readonly query: Query; readonly at: Instant },
): Promise<ReplyOf<typeof showBillCall> | RefusedCall> {
  const stored = await findBill(database, location, id);
  if (stored === null) return recordNotFound("Bill", id);
  const isCopy = await hasPaper(database, stored);
  const reading = uncachedReader(database, location);
  const document = await billDocument(reading, stored, {
    query,
    isCopy,
    isMerged: true,
    at,
  });
  const { paperWidthDots, paperLanguage } = await findReceiptForm(database, location, station);
  const shown = { ...document, paperWidthDots };
  if (paperLanguage === null) return shown;
  const { language, hash } = await findCachedWording(reading, paperLanguage, defaultLanguage);
  const own = [...(await findOwnWords(database, location, hash))];
  return { ...shown, wording: { language, own } };
}

/** Whether a paper with the bill's current content exists or may exist: one that certainly failed does not count. */
async function hasPaper(database: Database, { row }: StoredBill): Promise<boolean> {
  if (row.printed_version !== row.version) return false;
  const { id, version, location } = row;
  const papers = await findBillPapers(database, location, { id, version });
  // Papers of an older release have no stored jobs.
  return papers.length === 0 || papers.some((paper) => mayBeDelivered(paper));
}

type DocumentOptions = {
  readonly query: Query;
  readonly isCopy: boolean;
  readonly isMerged: boolean;
  /** Until when running timers are counted. */
  readonly at: Instant;
};

async function billDocument(
  reading: ReferenceReader,
  stored: StoredBill,
  { query, isCopy, isMerged, at }: DocumentOptions,
): Promise<BillDocument> {
  const { location, id } = stored.row;
  const words = await findBillLabels(reading, withNamedCustomer(stored));
  const { groupedItemBill } = query;
  const bill = isOpen(stored.bill)
    ? withElapsedTime(stored.bill, at, words.location.timeZone)
    : stored.bill;
  return presentBill(
    { ...stored, bill },
    {
      ...(await findCachedChargeSettings({ ...reading, at })),
      words,
      isGrouped:
        groupedItemBill === undefined ? words.location.groupsBillItems : groupedItemBill === "true",
      isCopy,
      refunding: await findRefunding(reading.tx, stored),
      merged: isMerged ? [...(await findMergedInto(reading.tx, location, id))] : [],
    },
  );
}

/** The bill with the guest whom its papers name; an open one names its own. */
function withNamedCustomer({ bill, row }: StoredBill): Bill {
  return isOpen(bill) ? bill : { ...bill, customer: row.company_of ?? bill.customer };
}
