import type { ShiftId, WorkDayId } from "../id.ts";
import { refuse, type Refusal } from "../refusal.ts";
import type { Instant } from "../time/instant.ts";
import type { TimeZone } from "../time/local-time.ts";
import { requireNoMoney, requireOpen, type Bill } from "./bill.ts";
import { stopTimers } from "./change-time.ts";

export type VoidBillInput = {
  readonly reason: string;
  readonly at: Instant;
  readonly timeZone: TimeZone;
  readonly workDay: WorkDayId;
  readonly shift: ShiftId;
};

/** Voids a bill. A void needs a reason and keeps the lines; the bill then counts for nothing. */
export function voidBill(
  bill: Bill,
  { reason, at, timeZone, workDay, shift }: VoidBillInput,
): Bill | Refusal {
  if (bill.id === null) return refuse("get-an-open-bill");
  const statusNote = reason.trim();
  if (statusNote === "") return refuse("reason-required");
  return (
    requireOpen(bill) ??
    requireNoMoney(bill) ?? {
      ...stopTimers(bill, at, timeZone),
      status: "voided",
      statusNote,
      updatedAt: at,
      workDay,
      shift,
    }
  );
}
