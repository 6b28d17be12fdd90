import { recordStore } from "#records/record-store.ts";

import { useOrder } from "./order-store.ts";

/** The others of the location are told which bill is on this screen, so that two do not serve one table unawares. */
export function tellAtHand(): () => void {
  tell();
  return useOrder.subscribe(tell);
}

function tell(): void {
  const billAtHand = useOrder.getState().bill?.id ?? null;
  if (recordStore.getState().billAtHand !== billAtHand) recordStore.setState({ billAtHand });
}
