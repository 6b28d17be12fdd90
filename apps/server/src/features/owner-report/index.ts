export { findFiledSales } from "./filed-days-store.ts";
export { findStaffNames } from "./name-store.ts";
export { registerOwnerReportReads } from "./owner-report-routes.ts";
export { findPaidBills, findTakenMoney, type TakenMoney } from "./paid-bills-store.ts";
export { sumByBill } from "./sum-by-bill.ts";
export { findReportDays } from "./find-report-days.ts";
export { findWorkDays } from "./report-days-store.ts";
export { findReprints } from "./reprints-store.ts";
export { findCredits, findVoids } from "./void-store.ts";
