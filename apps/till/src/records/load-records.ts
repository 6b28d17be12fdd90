import { listBills } from "@comanda/contract/list-bills";
import type { ReplyOf } from "@comanda/contract/call";
import { listCustomers } from "@comanda/contract/customer";
import type { CustomerReply } from "@comanda/contract/customer-record";
import { listPrintJobs } from "@comanda/contract/print-job-list";
import type { PrintJobRecord } from "@comanda/contract/print-job-record";
import { listStaff } from "@comanda/contract/staff";
import type { StaffReply } from "@comanda/contract/staff-record";
import { listStock } from "@comanda/contract/stock";
import type { StockReply } from "@comanda/contract/stock-record";

import type { LoadedBills, LoadedState } from "@comanda/sync/follow/state";

import { callApi } from "#api/call.ts";
import type { Failure } from "#api/failure.ts";

import { toStockItem } from "./apply-stock.ts";
import { loadReference } from "./load-reference.ts";
import type { Reference } from "./reference.ts";
import { repeatLostRead } from "./repeat-lost-read.ts";
import { byId, type Records } from "@comanda/sync/records/records";

/**
 * Loads all records of the till, or of the bills only the open ones, without their lines. Changes during the load
 * arrive later and are applied by their journal number.
 */
export async function loadRecords(isPartial: boolean): Promise<LoadedState<Reference> | Failure> {
  let others: ReturnType<typeof loadOthers> | undefined;
  const bills = await callApi(listBills, {
    body: { lastPing: 0, onlyOpen: isPartial },
    onAnswerMade: () => {
      others ??= loadOthers();
    },
  });
  if (!bills.ok) return bills.failure;
  const loaded = await (others ?? loadOthers());
  if ("code" in loaded) return loaded;
  const { ping, mark } = bills.reply;
  return {
    records: toRecords(bills.reply, loaded),
    reference: loaded.reference,
    isPartial,
    ping,
    mark,
  };
}

/** All bills and their lines; null if they cannot be loaded. */
export async function loadBills(): Promise<LoadedBills | null> {
  const outcome = await callApi(listBills, { body: { lastPing: 0 } });
  if (!outcome.ok) return null;
  const { bills, billItems, ping, mark } = outcome.reply;
  return { bill: byId(bills), billItem: byId(billItems), ping, mark };
}

/**
 * What comes with the bills, which carry the journal number. It is requested only after the server has made their
 * reply, so it may be newer than the number, but never older; changes that it already contains are applied again.
 */
async function loadOthers(): Promise<OtherRecords | Failure> {
  const [customers, staff, stock, papers, reference] = await Promise.all([
    repeatLostRead(() => callApi(listCustomers, {})),
    repeatLostRead(() => callApi(listStaff, {})),
    repeatLostRead(() => callApi(listStock, {})),
    repeatLostRead(() => callApi(listPrintJobs, { query: {} })),
    loadReference(),
  ]);
  if (!customers.ok) return customers.failure;
  if (!staff.ok) return staff.failure;
  if (!stock.ok) return stock.failure;
  if (!papers.ok) return papers.failure;
  if ("code" in reference) return reference;
  return {
    customers: customers.reply,
    staff: staff.reply,
    stocks: stock.reply.stocks,
    papers: papers.reply.jobs,
    reference: withStock(reference, stock.reply),
  };
}

/** Loads the menu and the other reference data; null if any of it fails. */
export async function reloadReference(): Promise<Reference | null> {
  const [reference, stock] = await Promise.all([
    loadReference(),
    repeatLostRead(() => callApi(listStock, {})),
  ]);
  return "code" in reference || !stock.ok ? null : withStock(reference, stock.reply);
}

function withStock(
  reference: Omit<Reference, "stockItems" | "recipes">,
  { stockItems, recipes }: ReplyOf<typeof listStock>,
): Reference {
  return { ...reference, stockItems: stockItems.map(toStockItem), recipes };
}

type OtherRecords = {
  readonly customers: readonly CustomerReply[];
  readonly staff: readonly StaffReply[];
  readonly stocks: readonly StockReply[];
  readonly papers: readonly PrintJobRecord[];
  readonly reference: Reference;
};

function toRecords(
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
