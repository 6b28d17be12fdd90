import type { Bill } from "@comanda/domain/bill/bill";
import { lineKey, type LineKey } from "@comanda/domain/bill/line";
import { requireOrder } from "@comanda/domain/bill/order-guards";
import { isRefusal, refuse, type Refusal } from "@comanda/domain/refusal";

import { sayRefusal, withdrawRefusal } from "../notice/index.ts";
import { useOrder } from "./order-store.ts";
import { requireLeft } from "./require-stock.ts";

/** Applies a domain rule to the current bill, or shows its refusal; returns whether it was applied. */
export function changeOrder(rule: (bill: Bill) => Bill | Refusal): boolean {
  const { bill } = useOrder.getState();
  const changed =
    bill === null
      ? (requireOrder(bill) ?? refuse("create-order-or-get-bill"))
      : changedInStock(bill, rule);
  if (isRefusal(changed)) {
    sayRefusal(changed);
    return false;
  }
  useOrder.setState({ bill: changed });
  withdrawRefusal();
  return true;
}

function changedInStock(before: Bill, rule: (bill: Bill) => Bill | Refusal): Bill | Refusal {
  const after = rule(before);
  return isRefusal(after) ? after : (requireLeft({ before, after }) ?? after);
}

/** Created at the moment of the press, so that till and server use the same key. */
export function newLineKey(): LineKey {
  return lineKey(crypto.randomUUID());
}
