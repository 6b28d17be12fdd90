import type { Bill } from "@comanda/domain/bill/bill";
import type { FollowState } from "@comanda/sync/follow/state";

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
  leave(bill, outboxMessages().discarded);
}

type KnownBills = Pick<FollowState<unknown>, "known">;

/**
 * Closes the current bill if the server has another one under its ID, since an older backup was restored: that one would
 * be paid and get its next round. Its new lines stay as a new order.
 */
export function closeReplacedBill({ known }: KnownBills, before: KnownBills): void {
  const { bill, sending } = useOrder.getState();
  if (bill === null || bill.id === null || sending !== null) return;
  const [had, has] = [before.known.bill.get(bill.id), known.bill.get(bill.id)];
  if (had === undefined || has === undefined || has.createdDate === had.createdDate) return;
  leave(bill, outboxMessages().replaced);
}

function leave(bill: Bill, sentence: (where: string) => string): void {
  const outbox = outboxMessages();
  const { place } = bill;
  const why = sentence(place === null ? outbox.someOrder : outbox[place.kind](place.name));
  if (unsentOn(bill).movable.length > 0) return moveUnsentToNew(bill, why);
  resetOrder();
  showNotice(why);
}
