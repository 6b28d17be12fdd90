import { locationOf, requireSession, useCounter } from "../order/index.ts";

/** Whether guests here order by seat; if not, nothing on the screen speaks of seats. Guests at a counter have none. */
export function usesSeats(): boolean {
  const isCounter = useCounter.getState().counter?.isHere() === true;
  return !isCounter && locationOf(requireSession()).usesSeats === true;
}
