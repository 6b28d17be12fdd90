import { hasCompany, type Company } from "../customer/has-company.ts";
import { refuse, type Refusal } from "../refusal.ts";
import type { Bill } from "./bill.ts";

/** Guests can name a company once they have paid. Until then, the bill names that of its customer. */
export function requireCompany({ status }: Pick<Bill, "status">, company: Company): Refusal | null {
  if (status !== "closed") return refuse("bill-not-closed", { status });
  return hasCompany(company) ? null : refuse("customer-without-company");
}
