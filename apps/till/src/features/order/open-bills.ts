import { toBill } from "@comanda/contract/bill-record";
import type { Bill, Place } from "@comanda/domain/bill/bill";
import { isSamePlace } from "@comanda/domain/bill/place";
import type { BillId } from "@comanda/domain/id";

import { recordStore } from "#records/record-store.ts";

/** The open bills, without their lines. */
export function openBills(): readonly Bill[] {
  return [...recordStore.getState().records.bill.values()]
    .filter(({ status }) => status === 0)
    .map((record) => toBill(record, []));
}

export function openBillAt(place: Place): BillId | null {
  return openBills().find((bill) => isSamePlace(bill.place, place))?.id ?? null;
}
