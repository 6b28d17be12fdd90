import type { CustomerId, StaffId } from "../id.ts";
import { refuse, type Refusal } from "../refusal.ts";
import { requireOpen, type Bill, type Place } from "./bill.ts";

/** Moves the guests to another table or room, or changes the number of guests. */
export function changePlace(bill: Bill, place: Place | null, cover: number | null): Bill | Refusal {
  if (place === null) return refuse("enter-table-or-room");
  return requireOpen(bill) ?? { ...bill, place, cover };
}

/** Assigns the bill and all its lines to other staff. Commissions stay with those who earned them. */
export function assignStaff(bill: Bill, staff: StaffId): Bill | Refusal {
  const lines = bill.lines.map((line) => (line.type === "commission" ? line : { ...line, staff }));
  return requireOpen(bill) ?? { ...bill, staff, lines };
}

/** Sets or clears the customer. The prices of existing lines stay as they are. */
export function chooseCustomer(bill: Bill, customer: CustomerId | null): Bill | Refusal {
  return requireOpen(bill) ?? { ...bill, customer };
}
