import type { StaffId } from "../id.ts";
import type { Refusal } from "../refusal.ts";
import { requireOpen, type Bill } from "./bill.ts";

/** Assigns the bill and all its lines to other staff. Commissions stay with those who earned them. */
export function assignStaff(bill: Bill, staff: StaffId): Bill | Refusal {
  const lines = bill.lines.map((line) => (line.type === "commission" ? line : { ...line, staff }));
  return requireOpen(bill) ?? { ...bill, staff, lines };
}
