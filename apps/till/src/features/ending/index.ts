export { useBillToEnd, type Ending, type SavedBill, type ShowBill } from "./use-bill-to-end.ts";
