import { currentLines } from "@comanda/domain/bill/bill";
import { requireReadyOnceSent } from "@comanda/domain/payment/require-ready-to-pay";

import { blockIfPending } from "#records/outbox-link.ts";
import { rememberScreen } from "#ui/remember-screen.ts";

import { requireShift } from "../end-bill/index.ts";
import { showRefusal } from "../notice/index.ts";
import { sendOrder, useOrder } from "../order/index.ts";
import { findCounter } from "#api/find-counter.ts";

/** Shows what prevents the payment before anything is sent. */
export function sendAndPay(openPayScreen: () => void): boolean {
  const { bill, sending } = useOrder.getState();
  if (findCounter() === null || bill === null || currentLines(bill).length === 0) return false;
  // The second half of a double tap, or Print was first: the order is on its way.
  if (sending !== null) return true;
  const refusal = requireReadyOnceSent(bill) ?? requireShift();
  if (refusal !== null) showRefusal(refusal);
  else if (!blockIfPending(bill.id)) void send(openPayScreen);
  return true;
}

async function send(openPayScreen: () => void): Promise<void> {
  const isStillOpen = rememberScreen();
  // The field of the cash is cleared once the touch on the button has left it.
  const { typedCash } = useOrder.getState();
  const sent = await sendOrder();
  if (sent !== null && isStillOpen()) {
    useOrder.setState({ typedCash });
    openPayScreen();
  }
  const { bill } = useOrder.getState();
  // The outbox has the order: it is paid once the server has it, too.
  if (sent === null && bill !== null && currentLines(bill).length === 0) blockIfPending(bill.id);
}
