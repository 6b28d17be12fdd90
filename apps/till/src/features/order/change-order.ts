import type { Bill } from "@comanda/domain/bill/bill";
import { lineKey, type LineKey } from "@comanda/domain/bill/line";
import { requireOrder } from "@comanda/domain/bill/order-guards";
import { requireSentLinesKept } from "@comanda/domain/bill/require-sent-lines-kept";
import { isRefusal, refuse, type Refusal } from "@comanda/domain/refusal";

import { showRefusal, dismissRefusal } from "../notice/index.ts";
import { useOrder } from "./order-store.ts";
import { requireStock } from "./require-stock.ts";

/** Applies a domain rule to the current bill, or shows its refusal; returns whether it was applied. */
export function changeOrder(rule: (bill: Bill) => Bill | Refusal): boolean {
  const { bill } = useOrder.getState();
  const changed =
    bill === null
      ? (requireOrder(bill) ?? refuse("create-order-or-get-bill"))
      : applyIfInStock(bill, rule);
  if (isRefusal(changed)) {
    showRefusal(changed);
    return false;
  }
  const refusal = replaceOrder(changed);
  if (refusal === null) dismissRefusal();
  else showRefusal(refusal);
  return refusal === null;
}

/** Sets the changed bill, unless it changes what is being sent. */
export function replaceOrder(changed: Bill): Refusal | null {
  const { sending } = useOrder.getState();
  const refusal = sending === null ? null : requireSentLinesKept(sending, changed);
  if (refusal === null) useOrder.setState({ bill: changed });
  return refusal;
}

function applyIfInStock(before: Bill, rule: (bill: Bill) => Bill | Refusal): Bill | Refusal {
  const after = rule(before);
  return isRefusal(after) ? after : (requireStock({ before, after }) ?? after);
}

/** Created at the moment of the press, so that till and server use the same key. */
export function newLineKey(): LineKey {
  return lineKey(crypto.randomUUID());
}
