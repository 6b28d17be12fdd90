import type { BillItemReply, BillReply } from "@comanda/contract/bill";
import { currentLines, type Bill } from "@comanda/domain/bill/bill";
import type { BillId } from "@comanda/domain/id";

import { billFrom } from "#records/bill-from.ts";
import { recordStore } from "#records/record-store.ts";
import type { Records } from "@comanda/sync/records/records";

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

/** A new order whose reply was lost is known by the keys of its lines, and is not sent a second time. */
export function billWithAny(keys: ReadonlySet<string>, { billItem }: Records): BillId | null {
  if (keys.size === 0) return null;
  return [...billItem.values()].find(({ key }) => keys.has(key))?.bill ?? null;
}
