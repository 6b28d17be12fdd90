export {
  requireDividable,
  requireNewOrder,
  requirePayable,
  requireSessionPermission,
  requireShift,
  requireVoidable,
  shiftToEnd,
} from "./end-guards.ts";
export { openPayment } from "./open-payment.ts";
export { useOpenPayCash } from "./use-open-pay-cash.ts";
