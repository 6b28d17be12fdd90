import type { Bill } from "@comanda/domain/bill/bill";
import { discountsThatWait } from "@comanda/domain/bill/discounts-that-wait";
import { countSentLines, requireSendableAtOnce } from "@comanda/domain/bill/lines-at-once";
import { lineKey } from "@comanda/domain/bill/line";
import type { BillId } from "@comanda/domain/id";
import type { NewItem } from "@comanda/contract/bill";
import { keepItems, type BodyItem } from "@comanda/sync/outbox/intent";

import { useOutbox, type BillBody, type OrderOutcome } from "#records/outbox-link.ts";
import { sendOrEnqueue } from "#records/send-or-enqueue.ts";

import { failureOf, showFailure } from "../notice/index.ts";
import { printTicketsOf } from "../papers/index.ts";
import { useOrder } from "./order-store.ts";

/**
 * Sends an order. Discounts on lines that the server does not have yet follow once it has them; if they are refused, the
 * order is sent nevertheless.
 */
export async function sendRounds(bill: Bill, order: BillBody): Promise<OrderOutcome> {
  const tooMany = requireSendableAtOnce(countSentLines(order.billItems));
  if (tooMany !== null) return { ok: false, failure: failureOf(tooMany) };
  const waiting = discountsThatWait(bill);
  if (waiting.size === 0) return await sendOrEnqueue(order);
  const waits = (item: BodyItem): item is NewItem =>
    "key" in item && waiting.has(lineKey(item.key));
  const discounts = order.billItems.filter(waits);
  const sent = await sendOrEnqueue(keepItems(order, (item) => !waits(item)));
  if (!sent.ok) return sent;
  // A manager may take long to answer, and the discounts may be refused.
  if (!sent.isQueued) void printTickets(sent.id);
  const later = { id: sent.id, version: 1, billItems: discounts };
  const given = await sendOrEnqueue(later);
  const { enqueue } = useOutbox.getState();
  if (given.ok || enqueue === null || isOnScreen(waiting)) return given;
  // Nobody would see them again: the outbox lists what is refused.
  return await enqueue(later, true, given.failure);
}

async function printTickets(bill: BillId): Promise<void> {
  const failure = await printTicketsOf(bill);
  if (failure !== null) showFailure(failure);
}

function isOnScreen(keys: ReadonlySet<string>): boolean {
  const { bill } = useOrder.getState();
  return bill?.lines.some(({ key }) => keys.has(key)) === true;
}
