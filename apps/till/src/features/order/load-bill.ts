import { toBill } from "@comanda/contract/bill-record";
import { findBill } from "@comanda/domain/bill/find-bill";
import { modeOnLoad, type ModalMode } from "@comanda/domain/bill/modal-mode";
import { currentLines, isOpen } from "@comanda/domain/bill/bill";
import type { BillId } from "@comanda/domain/id";
import type { Money } from "@comanda/domain/money/money";
import { isRefusal, refuse, type Refusal } from "@comanda/domain/refusal";

import { recordStore } from "#records/record-store.ts";

import { locationOf, requireSession } from "./sale-context.ts";
import { findServerBill } from "./server-bill.ts";
import { resetOrder, useOrder } from "./order-store.ts";
import { openDay, openShift } from "./working-hours.ts";

export type LoadedBill = {
  readonly id: BillId;
  readonly mode: ModalMode;
  /** The second bill of a split, which is shown after this one. */
  readonly second?: BillId;
  /** The work day in which it ended, in wire format; absent for the running one. */
  readonly date?: string;
  /** What goes back to the guest who has just paid. */
  readonly change?: Money;
  /** Whether the user has left its screen before the reply was here. */
  readonly isLate?: boolean;
};

/** Loads a bill into the order screen. Refuses if the current order has unsent lines. */
export function loadBill(id: BillId): LoadedBill | Refusal {
  const bill = findServerBill(id);
  if (bill === null) return refuse("bill-not-found", { number: id });
  if (recordStore.getState().rest.kind !== "here") return refuse("bill-not-here");
  const atHand = useOrder.getState().bill;
  if (atHand !== null && atHand.id !== id && currentLines(atHand).length > 0) {
    return refuse("print-bill-first");
  }
  if (isOpen(bill) && atHand?.id !== id) {
    resetOrder();
    useOrder.setState({ bill });
  }
  useOrder.setState(({ sending }) => ({ isReopened: sending !== null }));
  return { id, mode: modeOnLoad(bill) };
}

/** Finds a bill by the typed number, or by its number of the day if the venue counts by day. */
export function loadBillByNumber(number: number): LoadedBill | Refusal {
  const { records } = recordStore.getState();
  const session = requireSession();
  const bills = [...records.bill.values()].map((record) => toBill(record, []));
  const found = findBill(bills, {
    number,
    location: {
      usesBillNumberPerWorkDay: locationOf(session).useBillNumberPerWorkday,
    },
    workDay: openDay()?.id ?? null,
    hasShift: openShift() !== null,
  });
  if (isRefusal(found)) return found;
  return found.id === null ? refuse("bill-not-found", { number }) : loadBill(found.id);
}
