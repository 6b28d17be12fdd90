import { tellFollower } from "#records/start-sync.ts";

import { useOrder } from "./order-store.ts";

/** Reports which bill is on this screen, so that two users do not serve the same table unawares. */
export function tellAtHand(): () => void {
  tell();
  return useOrder.subscribe(tell);
}

function tell(): void {
  tellFollower({ kind: "bill-shown", bill: useOrder.getState().bill?.id ?? null });
}
