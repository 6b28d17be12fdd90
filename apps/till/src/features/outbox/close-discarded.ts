import { outboxMessages } from "#language/outbox-messages.ts";
import { isProvisionalId } from "#records/outbox-link.ts";

import { billOf, type Intent } from "@comanda/sync/outbox/intent";
import { showNotice } from "../notice/index.ts";
import { moveUnsentToNew, resetOrder, unsentOn, useOrder } from "../order/index.ts";

/**
 * Closes the current bill if only the outbox had it and staff have discarded it, here or in another window. Its new
 * lines stay as a new order.
 */
export function closeDiscardedBill(intents: readonly Intent[]): void {
  const { bill, sending } = useOrder.getState();
  if (bill === null || sending !== null || !isProvisionalId(bill.id)) return;
  if (intents.some((one) => !("id" in one.body) && billOf(one) === bill.id)) return;
  const outbox = outboxMessages();
  if (unsentOn(bill).movable.length > 0) moveUnsentToNew(bill);
  else resetOrder();
  const { place } = bill;
  showNotice(outbox.discarded(place === null ? outbox.someOrder : outbox[place.kind](place.name)));
}
