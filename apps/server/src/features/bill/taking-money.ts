import { isOpen, type Bill } from "@comanda/domain/bill/bill";
import type { BillId } from "@comanda/domain/id";
import { billAmount } from "@comanda/domain/payment/bill-totals";
import { opensDrawer } from "@comanda/domain/payment/opens-drawer";
import type { TakenMoney, TakingMoney } from "@comanda/domain/payment/taking-money";
import { paymentsOf } from "@comanda/domain/payment/tender";
import type { Language } from "@comanda/domain/venue/settings";

import type { RefusedCall } from "#call/refused-call.ts";
import type { WriteContext } from "#journal/command.ts";

import { findTypeOfCustomer } from "../customer/index.ts";
import { findCachedChargeSettings } from "../pay-type/index.ts";
import { drawerPulse, enqueuePrintJobs } from "../printing/index.ts";
import { saveBill, type StoredBill } from "./bill-store.ts";
import { followCoursesOf } from "./follow-courses.ts";
import { loadBillInShift } from "./load-bill-in-shift.ts";
import { printTicketsOf } from "./print-tickets.ts";
import { insertTenders, tenderOf } from "./tender-store.ts";

/** A bill that money is taken for, with all that the rules need to know. */
export type LoadedBill = { readonly stored: StoredBill; readonly taking: TakingMoney };

export async function loadTakingMoney(
  context: WriteContext,
  id: BillId,
): Promise<LoadedBill | RefusedCall> {
  const { tx, session, at } = context;
  const taken = await loadBillInShift(context, id);
  if ("refusal" in taken) return taken;
  const { stored, shift } = taken;
  const taking = {
    ...(await findCachedChargeSettings(context)),
    customerType: await findTypeOfCustomer(tx, session.location, stored.bill.customer),
    tenders: stored.tenders.map(tenderOf),
    staff: session.staff,
    shift,
    at,
  };
  return { stored, taking };
}

type KeyedMoney = TakenMoney & {
  readonly key: string | null;
  /** That of the tickets. */
  readonly language?: Language | undefined;
};

/**
 * Saves the bill and its new tenders; what goes into the drawer or out of it opens the drawer. Closing a bill with
 * courses prints what kitchen and bar do not have of it, so that no course was fired without a ticket.
 */
export async function saveTakenMoney(
  context: WriteContext,
  {
    stored,
    taking: { payTypes, currency },
  }: Pick<LoadedBill, "stored"> & {
    readonly taking: Pick<TakingMoney, "payTypes" | "currency">;
  },
  { bill, taken, key, language }: KeyedMoney,
) {
  const amount = billAmount(bill, payTypes, currency);
  const pulses = opensDrawer(paymentsOf(taken), payTypes) ? [drawerPulse] : [];
  // In one round trip: none needs what another returns. They change different tables, so the journal may have their
  // changes in any order.
  const [row, ids, papers] = await Promise.all([
    saveBill(context, stored, { bill, amount, currency }),
    insertTenders(context, { bill: stored.row.id, taken, key }),
    enqueuePrintJobs(context, pulses),
  ]);
  if (!isClosedWithCourses(stored.bill, bill)) return { ids, papers };
  await followCoursesOf(context, stored.bill, bill);
  const tickets = await printTicketsOf(context, { ...stored, bill, row }, { language });
  return { ids, papers: { ...papers, jobs: [...papers.jobs, ...tickets.jobs] } };
}

function isClosedWithCourses(before: Bill, after: Bill): boolean {
  return isOpen(before) && after.status === "closed" && after.courses.length > 0;
}
