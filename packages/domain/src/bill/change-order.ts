import type { CustomerId, StaffId } from "../id.ts";
import { refuse, type Refusal } from "../refusal.ts";
import { requireOpen, type Bill, type Place } from "./bill.ts";

/** The guests move to another table or room, or there are more of them now. */
export function changePlace(bill: Bill, place: Place | null, cover: number | null): Bill | Refusal {
  if (place === null) return refuse("enter-table-or-room");
  return requireOpen(bill) ?? { ...bill, place, cover };
}

/** Whoever takes over the bill serves all of it; commissions stay with those who earned them. */
export function assignStaff(bill: Bill, staff: StaffId): Bill | Refusal {
  const lines = bill.lines.map((line) => (line.type === "commission" ? line : { ...line, staff }));
  return requireOpen(bill) ?? { ...bill, staff, lines };
}

/** Puts a customer on the bill, or takes them off. Prices already on it stay as they are. */
export function chooseCustomer(bill: Bill, customer: CustomerId | null): Bill | Refusal {
  return requireOpen(bill) ?? { ...bill, customer };
}
