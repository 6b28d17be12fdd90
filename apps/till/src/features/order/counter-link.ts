import { create } from "zustand";

/** What differs at a counter. At other stations every function does nothing, and its result says so. */
type Counter = {
  readonly isHere: () => boolean;
  /** Starts an order for the first tile; false if it could not and has shown why. */
  readonly startOrder: () => boolean;
  /** Leaves the sent order open, to start the next one; false if the form for a new order is wanted. */
  readonly leaveOrder: () => boolean;
  /** Sends what is unsent and then opens a pay screen; false if nothing is unsent. */
  readonly sendAndPay: (openPayScreen: () => void) => boolean;
};

/** Its code is fetched later. Until then a counter takes orders as every station does. */
export const useCounter = create<{ readonly counter: Counter | null }>(() => ({ counter: null }));
