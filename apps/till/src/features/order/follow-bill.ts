import type { Bill } from "@comanda/domain/bill/bill";
import type { BillId } from "@comanda/domain/id";

import { recordStore } from "#records/record-store.ts";
import type { Records } from "#records/records.ts";

import { billWithAny, knownBill, withUnsentLines } from "./known-bill.ts";
import { useOrder } from "./order-store.ts";

/** Lines of other tills appear on the bill at hand as they are sent. */
export function followBill(): () => void {
  return recordStore.subscribe((now, before) => {
    if (now.records === before.records) return;
    const { bill } = useOrder.getState();
    const id = bill === null ? null : (bill.id ?? savedAs(bill, now.records));
    if (bill === null || id === null || isUntouched(id, now.records, before.records)) return;
    const known = knownBill(id);
    if (known !== null) useOrder.setState({ bill: withUnsentLines(known, bill) });
  });
}

function isUntouched(id: BillId, now: Records, before: Records): boolean {
  return now.bill.get(id) === before.bill.get(id) && now.billItem === before.billItem;
}

function savedAs({ lines }: Bill, records: Records): BillId | null {
  return billWithAny(new Set(lines.map(({ key }) => key)), records);
}
