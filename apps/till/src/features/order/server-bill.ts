import type { BillItemReply } from "@comanda/contract/bill-item";
import { toBill, type BillReply } from "@comanda/contract/bill-record";
import { currentLines, type Bill } from "@comanda/domain/bill/bill";
import type { BillId } from "@comanda/domain/id";

import { recordStore } from "#records/record-store.ts";
import type { Records } from "@comanda/sync/records/records";

/** A bill as the server knows it, if this till has its record. */
export function findServerBill(id: BillId): Bill | null {
  const { records } = recordStore.getState();
  const record = records.bill.get(id);
  return record === undefined ? null : toBill(record, itemsOf(records, record));
}

export function itemsOf({ billItem }: Records, { id }: BillReply): readonly BillItemReply[] {
  return [...billItem.values()].filter(({ bill }) => bill === id);
}

/** The bill as the server knows it, plus the lines that were added here and are not sent yet. */
export function withUnsentLines(known: Bill, atHand: Bill): Bill {
  const keys = new Set(known.lines.map(({ key }) => key));
  const unsent = currentLines(atHand).filter(({ key }) => !keys.has(key));
  return { ...known, lines: [...known.lines, ...unsent] };
}

/** A new order whose reply was lost is recognized by its line keys, and is not sent twice. */
export function findBillWithLines(keys: ReadonlySet<string>, { billItem }: Records): BillId | null {
  if (keys.size === 0) return null;
  return [...billItem.values()].find(({ key }) => keys.has(key))?.bill ?? null;
}
