export {
  requireDividable,
  requirePayable,
  requireRight,
  requireShift,
  requireVoidable,
} from "./end-guards.ts";
