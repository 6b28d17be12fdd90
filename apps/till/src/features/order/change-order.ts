import type { Bill } from "@comanda/domain/bill/bill";
import { lineKey, type LineKey } from "@comanda/domain/bill/line";
import { requireOrder } from "@comanda/domain/bill/order-guards";
import { isRefusal, refuse, type Refusal } from "@comanda/domain/refusal";

import { sayRefusal, withdrawRefusal } from "../notice/index.ts";
import { useOrder } from "./order-store.ts";
import { requireLeft } from "./require-left.ts";

/** Changes the bill at hand by a rule of the house, or says why the rule does not allow it. */
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

/** A press has a key from the moment the finger makes it, on this till and on the server. */
export function newLineKey(): LineKey {
  return lineKey(crypto.randomUUID());
}
