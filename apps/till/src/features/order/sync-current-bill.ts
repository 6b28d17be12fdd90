import type { Bill } from "@comanda/domain/bill/bill";
import type { BillId } from "@comanda/domain/id";

import { recordStore } from "#records/record-store.ts";
import type { Records } from "@comanda/sync/records/records";

import { findBillWithLines, findServerBill, withUnsentLines } from "./server-bill.ts";
import { useOrder } from "./order-store.ts";

/** Adds lines that other tills send to the current bill. */
export function syncCurrentBill(): () => void {
  return recordStore.subscribe((now, before) => {
    if (now.records === before.records) return;
    const { bill } = useOrder.getState();
    const id = bill === null ? null : findCurrentId(bill, now.records);
    if (bill === null || id === null || isKept(id, now.records, before.records)) return;
    const known = findServerBill(id);
    if (known !== null) useOrder.setState({ bill: withUnsentLines(known, bill) });
  });
}

/** Whether it stays as it is: nothing has changed, or the ID is another bill's since a backup was restored. */
function isKept(id: BillId, now: Records, before: Records): boolean {
  const [known, had] = [now.bill.get(id), before.bill.get(id)];
  if (known === had) return now.billItem === before.billItem;
  return had !== undefined && had.createdDate !== known?.createdDate;
}

/** A bill from the outbox gets its final ID once the server has saved it. */
function findCurrentId(bill: Bill, records: Records): BillId | null {
  return bill.id !== null && records.bill.has(bill.id) ? bill.id : findSavedId(bill, records);
}

function findSavedId({ lines }: Bill, records: Records): BillId | null {
  return findBillWithLines(new Set(lines.map(({ key }) => key)), records);
}
