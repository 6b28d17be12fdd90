import { isSamePlace } from "@comanda/domain/bill/place";
import type { BillId } from "@comanda/domain/id";
import type { Place } from "@comanda/domain/bill/bill";

import { billFrom } from "#records/bill-from.ts";
import { recordStore } from "#records/record-store.ts";

/** The open bill at a table or in a room, if there is one. */
export function openBillAt(place: Place): BillId | null {
  const open = [...recordStore.getState().records.bill.values()]
    .filter(({ status }) => status === 0)
    .map((record) => billFrom(record, []));
  return open.find((bill) => isSamePlace(bill.place, place))?.id ?? null;
}
