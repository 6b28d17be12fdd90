import { priceForCustomer } from "@comanda/domain/bill/price-for-customer";
import type { CustomerId } from "@comanda/domain/id";

import { useOrder } from "./order-store.ts";
import { pricingContextFor } from "./restore-order.ts";

/** Prices the unsent lines for this customer before they are sent. */
export function repriceUnsent(customer: CustomerId | null): void {
  const { bill } = useOrder.getState();
  if (bill === null || bill.customer !== customer) return;
  useOrder.setState({ bill: priceForCustomer(bill, pricingContextFor(bill)) });
}
