import { currentLines, type Bill } from "@comanda/domain/bill/bill";
import { answerPrices, type PriceAnswer } from "@comanda/domain/bill/reprice-unsent-lines";

import { changeOrder } from "./change-order.ts";
import { useOrder } from "./order-store.ts";
import { houseFor } from "./restore-order.ts";

/** Closes the price question: nothing is sent, and the order stays as it was. */
export function leavePrices(): void {
  useOrder.setState({ askedPrices: [] });
}

/** Accepts the new prices on the order; returns whether that was possible. */
export function confirmPrices(): boolean {
  const { askedPrices } = useOrder.getState();
  const confirmed = new Map(askedPrices.map(({ key, now }) => [key, now]));
  leavePrices();
  return answer({ confirmed, removed: new Set() });
}

/** Removes one line from the order; once no question is left, the rest can be sent. */
export function dropPress(key: string): "send-rest" | "done" {
  const left = useOrder.getState().askedPrices.filter((price) => price.key !== key);
  if (!answer({ confirmed: new Map(), removed: new Set([key]) })) {
    leavePrices();
    return "done";
  }
  const { bill } = useOrder.getState();
  const unsent = new Set((bill === null ? [] : currentLines(bill)).map((line): string => line.key));
  const askedPrices = left.filter((price) => unsent.has(price.key));
  useOrder.setState({ askedPrices });
  return askedPrices.length === 0 && unsent.size > 0 ? "send-rest" : "done";
}

function answer(decided: PriceAnswer): boolean {
  return changeOrder((bill: Bill) => answerPrices(bill, decided, houseFor(bill)));
}
