import type { BillItemReply, BillReply } from "@comanda/contract/bill";
import { currentLines, type Bill } from "@comanda/domain/bill/bill";
import type { BillId } from "@comanda/domain/id";

import { billFrom } from "#records/bill-from.ts";
import { recordStore } from "#records/record-store.ts";
import type { Records } from "#records/records.ts";

/** A bill as the venue knows it now, if this till was told of it. */
export function knownBill(id: BillId): Bill | null {
  const { records } = recordStore.getState();
  const record = records.bill.get(id);
  return record === undefined ? null : billFrom(record, itemsOf(records, record));
}

export function itemsOf({ billItem }: Records, { id }: BillReply): readonly BillItemReply[] {
  return [...billItem.values()].filter(({ bill }) => bill === id);
}

/** The bill as the venue knows it now, and on it what was added here and has not been sent. */
export function withUnsentLines(known: Bill, atHand: Bill): Bill {
  const keys = new Set(known.lines.map(({ key }) => key));
  const unsent = currentLines(atHand).filter(({ key }) => !keys.has(key));
  return { ...known, lines: [...known.lines, ...unsent] };
}
