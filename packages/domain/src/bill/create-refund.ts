import type { ShiftId, StaffId, WorkDayId } from "../id.ts";
import { noMoney } from "../money/money.ts";
import type { Instant } from "../time/instant.ts";
import type { Bill } from "./bill.ts";
import type { Line } from "./line.ts";

type NewRefund = {
  readonly lines: readonly Line[];
  readonly reason: string;
  /** Who refunds; the lines keep the staff who served. */
  readonly staff: StaffId;
  readonly shift: { readonly id: ShiftId; readonly workDay: WorkDayId };
  readonly at: Instant;
};

/** The bill that takes back lines of a closed one. It has no guests, so that none count twice. */
export function createRefund(
  { id, place, customer, servingWay, privilege }: Bill,
  { lines, reason, staff, shift, at }: NewRefund,
): Bill {
  return {
    id: null,
    number: null,
    numberInWorkDay: null,
    version: 0,
    place,
    cover: null,
    staff,
    customer,
    servingWay,
    privilege,
    lines,
    status: "closed",
    statusNote: reason,
    createdAt: at,
    updatedAt: at,
    origin: null,
    mergedInto: null,
    refundOf: id,
    workDay: shift.workDay,
    shift: shift.id,
    courses: [],
    servedAt: null,
    waitsSince: null,
    paid: noMoney,
    settlement: null,
  };
}
