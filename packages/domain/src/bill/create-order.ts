import type { CustomerId, StaffId } from "../id.ts";
import { noMoney } from "../money/money.ts";
import { refuse, type Refusal } from "../refusal.ts";
import type { Instant } from "../time/instant.ts";
import type { Bill, Place } from "./bill.ts";

export type NewOrder = {
  readonly place: Place | null;
  readonly cover: number | null;
  readonly staff: StaffId | null;
  readonly customer: CustomerId | null;
};

/** Creates an order, which needs a table or room and a member of staff. */
export function createOrder(order: NewOrder, at: Instant): Bill | Refusal {
  if (order.place === null) return refuse("enter-table-or-room");
  if (order.staff === null) return refuse("staff-id-invalid");
  return {
    id: null,
    number: null,
    numberInWorkDay: null,
    version: 0,
    ...order,
    servingWay: "here",
    lines: [],
    status: "open",
    statusNote: "",
    createdAt: at,
    updatedAt: at,
    origin: null,
    mergedInto: null,
    refundOf: null,
    workDay: null,
    shift: null,
    privilege: null,
    courses: [],
    servedAt: null,
    waitsSince: null,
    paid: noMoney,
    settlement: null,
  };
}
