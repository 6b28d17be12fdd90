import { type Bill, currentLines } from "@comanda/domain/bill/bill";
import { lineKey, type LineKey } from "@comanda/domain/bill/line";
import { requireOrder } from "@comanda/domain/bill/order-guards";
import { requireSentLinesKept } from "@comanda/domain/bill/require-sent-lines-kept";
import { isRefusal, refuse, type Refusal } from "@comanda/domain/refusal";
import type { ArticleId } from "@comanda/domain/id";
import { findStockShortage } from "@comanda/domain/stock/find-stock-shortage";
import { stockLevelsAt } from "@comanda/domain/stock/stock";

import { recordStore } from "#records/record-store.ts";

import { showRefusal, dismissRefusal } from "../notice/index.ts";
import { openBillAt } from "./open-bills.ts";
import { useOrder, type OrderState } from "./order-store.ts";
import { requireReference, requireSession } from "./sale-context.ts";

/** What changes together with the bill, such as the selected line. */
type WithBill = (changed: Bill) => Partial<Omit<OrderState, "bill">>;

/** Applies a domain rule to the current bill, or shows its refusal; returns whether it was applied. */
export function changeOrder(rule: (bill: Bill) => Bill | Refusal, withBill?: WithBill): boolean {
  const { bill } = useOrder.getState();
  const changed =
    bill === null
      ? (requireOrder(bill) ?? refuse("create-order-or-get-bill"))
      : applyIfInStock(bill, rule);
  if (isRefusal(changed)) {
    showRefusal(changed);
    return false;
  }
  const refusal = replaceOrder(changed, withBill);
  if (refusal === null) dismissRefusal();
  else showRefusal(refusal);
  return refusal === null;
}

/** Sets the changed bill, unless it changes what is being sent. All at once: every change is drawn and stored. */
export function replaceOrder(changed: Bill, withBill?: WithBill): Refusal | null {
  const { sending } = useOrder.getState();
  const refusal = sending === null ? null : requireSentLinesKept(sending, changed);
  if (refusal === null) useOrder.setState({ ...withBill?.(changed), bill: changed });
  return refusal;
}

/**
 * Sets the order that was never sent, at its new place. If that is taken, its user was asked and wants a second bill
 * there, so sending it need not ask again.
 */
export function replaceMovedOrder(moved: Bill): Refusal | null {
  return replaceOrder(moved, ({ place }) => ({
    isSecondBill: place !== null && openBillAt(place) !== null,
  }));
}

function applyIfInStock(before: Bill, rule: (bill: Bill) => Bill | Refusal): Bill | Refusal {
  const after = rule(before);
  return isRefusal(after) ? after : (requireStock({ before, after }) ?? after);
}

/** Created at the moment of the press, so that till and server use the same key. */
export function newLineKey(): LineKey {
  return lineKey(crypto.randomUUID());
}

type OrderChange = { readonly before: Bill; readonly after: Bill };

/** Refuses to add more than is left at this station, as far as this till knows; the server decides. */
function requireStock({ before, after }: OrderChange): Refusal | null {
  const { station } = requireSession().user;
  if (station === null) return null;
  const { recipes, menu } = requireReference();
  const levels = stockLevelsAt(station, [...recordStore.getState().records.stock.values()]);
  const short = findStockShortage({ lines: currentLines(after), recipes, levels });
  // An article that ran out after it was pressed must not block other articles.
  if (
    short === null ||
    orderedQuantity(after, short.article) <= orderedQuantity(before, short.article)
  ) {
    return null;
  }
  const name = menu.articles.find(({ id }) => id === short.article)?.name ?? "";
  const parts = recipes.find(({ article }) => article === short.article)?.parts ?? [];
  const stockItems = parts.map(({ stockItem }) => stockItem);
  return refuse("out-of-stock", { stockItems, article: name, left: short.left });
}

function orderedQuantity(bill: Bill, article: ArticleId): number {
  return currentLines(bill)
    .filter((line) => line.article === article && line.type !== "commission")
    .reduce((sum, { quantity }) => sum + quantity, 0);
}
