import { requireBillForCustomer as requireBill } from "@comanda/domain/bill/order-guards";
import type { Refusal } from "@comanda/domain/refusal";

import { useOrder } from "./order-store.ts";

export function requireBillForCustomer(): Refusal | null {
  return requireBill(useOrder.getState().bill);
}
