import { sessionStore, type SessionState } from "#api/session.ts";

import { useOrder } from "../order/index.ts";

/** What was said about guests goes when the order of others is begun or opened, and with the session. */
export function withdrawWithNextOrder(withdraw: () => void): void {
  const end = () => {
    stopOrders();
    stopSession();
    withdraw();
  };
  const stopOrders = useOrder.subscribe(({ bill }, before) => {
    if (bill !== null && (before.bill === null || before.bill.id !== bill.id)) end();
  });
  const stopSession = sessionStore.subscribe((now, before) => {
    if (tokenOf(now) !== tokenOf(before)) end();
  });
}

/** Changed names and settings of the venue make a new session object for the same session. */
function tokenOf(now: SessionState): string | null {
  return now.state === "signed-in" ? now.session.token.session : null;
}
