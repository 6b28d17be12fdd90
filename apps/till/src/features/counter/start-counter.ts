import { useCounter } from "../order/index.ts";
import { isCounterHere } from "#api/find-counter.ts";
import { leaveOrder } from "./leave-order.ts";
import { sendAndPay } from "./send-and-pay.ts";
import { startOrder } from "./start-order.ts";

/** From now on the order screen sells as at a counter wherever the station is one. */
export function startCounter(): () => void {
  useCounter.setState({ counter: { isHere: isCounterHere, startOrder, leaveOrder, sendAndPay } });
  return () => useCounter.setState({ counter: null });
}
