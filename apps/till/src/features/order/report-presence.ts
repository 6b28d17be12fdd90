import { notifySync } from "#records/start-sync.ts";

import { useOrder } from "./order-store.ts";

/** Reports which bill is on this screen, so that two users do not serve the same table unawares. */
export function reportPresence(): () => void {
  reportNow();
  return useOrder.subscribe(({ bill }, before) => {
    if (bill?.id !== before.bill?.id) reportNow();
  });
}

function reportNow(): void {
  notifySync({ kind: "bill-shown", bill: useOrder.getState().bill?.id ?? null });
}
