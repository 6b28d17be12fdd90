import { listBills } from "@comanda/contract/bill";
import type { ReplyOf } from "@comanda/contract/call";
import { listCustomers, type CustomerReply } from "@comanda/contract/customer";
import { listPrintJobs } from "@comanda/contract/print-job-list";
import type { PrintJobRecord } from "@comanda/contract/print-job-record";
import { listStaff, type StaffReply } from "@comanda/contract/staff";
import { listStock, type StockReply } from "@comanda/contract/stock";

import { callApi } from "#api/call.ts";
import type { Failure } from "#api/failure.ts";
import type { Session } from "#api/session.ts";

import { referenceInStock, stockItemFrom } from "./in-stock.ts";
import { loadReference } from "./load-reference.ts";
import { byId, type Records } from "./records.ts";
import { hear, receiveRows, recordStore, takeWhole } from "./record-store.ts";
import { isSameSession } from "./same-session.ts";

/** Loads everything that a till keeps. What changes meanwhile comes after it, by its number in the journal. */
export async function loadRecords(session: Session): Promise<void> {
  const [bills, [customers, staff, stock, papers], reference] = await Promise.all([
    ...loadLists(),
    loadReference(),
  ]);
  if (!bills.ok) return fail(session, bills.failure);
  if (!customers.ok) return fail(session, customers.failure);
  if (!staff.ok) return fail(session, staff.failure);
  if (!stock.ok) return fail(session, stock.failure);
  if (!papers.ok) return fail(session, papers.failure);
  if ("code" in reference) return fail(session, reference);
  if (!isSameSession(session)) return;
  const { stocks, stockItems, recipes } = stock.reply;
  const records = recordsFrom(bills.reply, {
    customers: customers.reply,
    staff: staff.reply,
    stocks,
    papers: papers.reply.jobs,
  });
  hear();
  takeWhole(records, {
    isKept: false,
    reference: referenceInStock(
      { ...reference, stockItems: stockItems.map(stockItemFrom), recipes },
      records,
    ),
    ping: bills.reply.ping,
    mark: bills.reply.mark,
  });
  // What waited may be next after what was loaded.
  receiveRows([]);
}

/**
 * The bills are numbered. The other lists are made after them, so that they may be newer, and are told the rest again,
 * but never older.
 */
function loadLists() {
  const { promise: billsMade, resolve: onAnswerMade } = Promise.withResolvers<void>();
  const bills = callApi(listBills, { body: { lastPing: 0 }, onAnswerMade });
  const loadOthers = async () => {
    await Promise.race([billsMade, bills]);
    return await Promise.all([
      callApi(listCustomers, {}),
      callApi(listStaff, {}),
      callApi(listStock, {}),
      callApi(listPrintJobs, { query: {} }),
    ]);
  };
  return [bills, loadOthers()] as const;
}

/** Loads the menu and what else the back office keeps; what cannot be loaded is asked for again. */
export async function loadReferenceAgain(session: Session): Promise<void> {
  // What changes while it is being loaded makes it old once more.
  recordStore.setState({ isReferenceOld: false });
  const [reference, stock] = await Promise.all([loadReference(), callApi(listStock, {})]);
  if (!isSameSession(session)) return;
  if ("code" in reference || !stock.ok) return recordStore.setState({ isReferenceOld: true });
  const { stockItems, recipes } = stock.reply;
  recordStore.setState(({ records }) => ({
    reference: referenceInStock(
      { ...reference, stockItems: stockItems.map(stockItemFrom), recipes },
      records,
    ),
  }));
}

type OtherRecords = {
  readonly customers: readonly CustomerReply[];
  readonly staff: readonly StaffReply[];
  readonly stocks: readonly StockReply[];
  readonly papers: readonly PrintJobRecord[];
};

function recordsFrom(
  { bills, billItems, workDay, shifts }: ReplyOf<typeof listBills>,
  { customers, staff, stocks, papers }: OtherRecords,
): Records {
  return {
    bill: byId(bills),
    billItem: byId(billItems),
    customer: byId(customers),
    staff: byId(staff),
    workDay: byId(workDay === null ? [] : [workDay]),
    shift: byId(shifts),
    stock: byId(stocks),
    printJob: byId(papers),
  };
}

/** A till that has records keeps working with them. */
function fail(session: Session, failure: Failure): void {
  if (isSameSession(session)) recordStore.setState({ failure });
}
