import { roleOf } from "../payment/pay-type.ts";
import type { Instant } from "../time/instant.ts";
import { isNotedAfter } from "../time/is-far-ahead.ts";
import type { ShiftTender } from "./reported-bills.ts";
import type { ShiftRecord } from "./summarize-shift.ts";

/** When cash last came into the drawer or left it; null if it still has what the shift began with. */
export function cashMovedAt(record: ShiftRecord, now: Instant): Instant | null {
  const moments = [
    ...record.bills.tenders.filter((tender) => movesCash(tender, record)).map(({ at }) => at),
    ...record.payments.map(({ createdAt }) => createdAt),
    ...record.paidCommissions.map(({ paidAt }) => paidAt),
  ];
  return moments.reduce<Instant | null>(
    (last, at) => (last === null || isNotedAfter(at, last, now) ? at : last),
    null,
  );
}

/** Whether a payment was made in cash, or with change in cash. */
export function movesCash(
  { payType, received, change }: Pick<ShiftTender, "payType" | "received" | "change">,
  { payTypes }: Pick<ShiftRecord, "payTypes">,
): boolean {
  if (change !== 0) return true;
  const isCash =
    payType === null || payTypes.some((type) => type.id === payType && roleOf(type) === "cash");
  return isCash && received !== 0;
}
