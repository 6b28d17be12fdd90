export {
  requireDividable,
  requirePayable,
  requireRight,
  requireShift,
  requireVoidable,
} from "./end-guards.ts";
export { useBillToEnd, type Ending, type SavedBill, type ShowBill } from "./use-ending.ts";
