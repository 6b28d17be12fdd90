import { currentLines, type Bill } from "@comanda/domain/bill/bill";
import { applyPriceDecision, type PriceDecision } from "@comanda/domain/bill/reprice-unsent-lines";

import { changeOrder } from "./change-order.ts";
import { useOrder } from "./order-store.ts";
import { pricingContextFor } from "./restore-order.ts";

/** Closes the price question: nothing is sent, and the order stays as it was. */
export function cancelPriceQuestion(): void {
  useOrder.setState({ unresolvedPrices: [] });
}

/** Accepts the new prices on the order; returns whether that was possible. */
export function confirmPriceChanges(): boolean {
  const { unresolvedPrices } = useOrder.getState();
  const confirmed = new Map(unresolvedPrices.map(({ key, now }) => [key, now]));
  cancelPriceQuestion();
  return decidePrices({ confirmed, removed: new Set() });
}

/** Removes one line from the order; once no question is left, the rest can be sent. */
export function removeChangedLine(key: string): "send-rest" | "done" {
  const left = useOrder.getState().unresolvedPrices.filter((price) => price.key !== key);
  if (!decidePrices({ confirmed: new Map(), removed: new Set([key]) })) {
    cancelPriceQuestion();
    return "done";
  }
  const { bill } = useOrder.getState();
  const unsent = new Set((bill === null ? [] : currentLines(bill)).map((line): string => line.key));
  const unresolvedPrices = left.filter((price) => unsent.has(price.key));
  useOrder.setState({ unresolvedPrices });
  return unresolvedPrices.length === 0 && unsent.size > 0 ? "send-rest" : "done";
}

function decidePrices(decided: PriceDecision): boolean {
  return changeOrder((bill: Bill) => applyPriceDecision(bill, decided, pricingContextFor(bill)));
}
