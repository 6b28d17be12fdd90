export {
  requireDividable,
  requireNewOrder,
  requirePayable,
  requireSessionPermission,
  requireShift,
  requireVoidable,
  shiftToEnd,
} from "./end-guards.ts";
