export { isEnding } from "./endings.ts";
export { useBillToEnd, type BillEnding, type SavedBill, type ShowBill } from "./use-bill-to-end.ts";
