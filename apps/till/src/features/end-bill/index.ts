export {
  requireDividable,
  requireNewOrder,
  requirePayable,
  requireRight,
  requireShift,
  requireVoidable,
  shiftToEnd,
} from "./end-guards.ts";
