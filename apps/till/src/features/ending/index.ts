export { useBillToEnd, type Ending, type SavedBill, type ShowBill } from "./use-ending.ts";
