import type { Bill } from "@comanda/domain/bill/bill";
import { isRunning, withElapsedTime } from "@comanda/domain/bill/change-time";

import { useCurrentTime } from "#records/use-current-time.ts";

import { requireSession, useOrder, zoneOf } from "../order/index.ts";

/** The current bill with its running timers as of now, whose total stands both below its lines and in the foot. */
export function useShownBill(): Bill | null {
  const bill = useOrder((state) => state.bill);
  const now = useCurrentTime(bill?.lines.some(isRunning) ?? false);
  return bill === null ? null : withElapsedTime(bill, now, zoneOf(requireSession()));
}
