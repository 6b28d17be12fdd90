export {
  requireDividable,
  requirePayable,
  requireRight,
  requireShift,
  requireVoidable,
} from "./end-guards.ts";
export { useEnding, type SavedBill, type ShowBill } from "./use-ending.ts";
