import type { KeptOrders } from "@comanda/sync/outbox/kept-orders";

import type { AllMessages } from "#language/all-messages.ts";

/** Where to log in so that these orders are sent. */
export function keptOrdersText(
  { name, count }: KeptOrders,
  { keptOrders, anotherSalePoint }: AllMessages,
): string {
  return keptOrders(count, name === "" ? anotherSalePoint : name);
}
