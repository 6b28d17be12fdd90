import type { CustomerId } from "../id.ts";
import type { Refusal } from "../refusal.ts";
import { requireOpen, type Bill } from "./bill.ts";

/** Sets or clears the customer. The prices of existing lines stay as they are. */
export function chooseCustomer(bill: Bill, customer: CustomerId | null): Bill | Refusal {
  return requireOpen(bill) ?? { ...bill, customer };
}
