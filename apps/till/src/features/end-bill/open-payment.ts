import { blockIfPending } from "#records/outbox-link.ts";

import { showRefusal } from "../notice/index.ts";
import { useCounter, useOrder } from "../order/index.ts";
import { requirePayable } from "./end-guards.ts";

/** Opens a pay screen for the current bill, or shows why it cannot; at a counter it sends the order first. */
export function openPayment(openPayScreen: () => void): void {
  if (useCounter.getState().counter?.sendAndPay(openPayScreen) === true) return;
  const refusal = requirePayable();
  if (refusal !== null) showRefusal(refusal);
  else if (!blockIfPending(useOrder.getState().bill?.id ?? null)) openPayScreen();
}
