import { tellFollower } from "#records/follow-venue.ts";

import { useOrder } from "./order-store.ts";

/** The others of the location are told which bill is on this screen, so that two do not serve one table unawares. */
export function tellAtHand(): () => void {
  tell();
  return useOrder.subscribe(tell);
}

function tell(): void {
  tellFollower({ kind: "bill-shown", bill: useOrder.getState().bill?.id ?? null });
}
