import type { BillItemReply } from "@comanda/contract/bill-item";
import { toBill } from "@comanda/contract/bill-record";
import type { Bill } from "@comanda/domain/bill/bill";
import { withElapsedTime, isRunning } from "@comanda/domain/bill/change-time";
import type { BillId } from "@comanda/domain/id";
import type { Money } from "@comanda/domain/money/money";
import { billAmount } from "@comanda/domain/payment/bill-totals";
import type { Instant } from "@comanda/domain/time/instant";
import type { TimeZone } from "@comanda/domain/time/local-time";
import type { Records } from "@comanda/sync/records/records";

import type { Reference } from "./reference.ts";

type BillRecords = Pick<Records, "bill" | "billItem">;

/** The amounts of bills with a running timer, which grow by the minute. */
export type RunningAmounts = ReadonlyMap<BillId, Money>;

/** The open bills with a running timer. Most bills have none and are skipped early. */
export function findRunningBills({ bill, billItem }: BillRecords): readonly Bill[] {
  const items = new Map<BillId, BillItemReply[]>();
  for (const item of billItem.values()) {
    const isClock = item.timeStart !== null && item.timeEnd === null;
    if (isClock && bill.get(item.bill)?.status === 0) items.set(item.bill, []);
  }
  if (items.size === 0) return [];
  for (const item of billItem.values()) items.get(item.bill)?.push(item);
  return [...items].flatMap(([id, own]) => {
    const reply = bill.get(id);
    const known = reply === undefined ? null : toBill(reply, own);
    return known?.lines.some(isRunning) === true ? [known] : [];
  });
}

export function computeAmounts(
  bills: readonly Bill[],
  { now, zone }: { readonly now: Instant; readonly zone: TimeZone },
  { payTypes, currency }: Pick<Reference, "payTypes" | "currency">,
): RunningAmounts {
  return new Map(
    bills.flatMap((bill): readonly (readonly [BillId, Money])[] =>
      bill.id === null
        ? []
        : [[bill.id, billAmount(withElapsedTime(bill, now, zone), payTypes, currency)]],
    ),
  );
}

/** Whether two results are equal, so that a tick that changed no amount renders nothing. */
export function hasSameAmounts(one: RunningAmounts, other: RunningAmounts): boolean {
  return one.size === other.size && [...one].every(([id, amount]) => other.get(id) === amount);
}
