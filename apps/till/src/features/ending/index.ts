export { createBillsUnderWay, endings } from "./bills-under-way.ts";
export { useBillToEnd, type BillEnding, type SavedBill, type ShowBill } from "./use-bill-to-end.ts";
