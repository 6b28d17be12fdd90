export { registerBillReads, registerBillRoutes } from "./bill-routes.ts";
export { placeColumns } from "./bill-rows.ts";
export { billAlarms } from "./bill-alarms.ts";
export { billShapes } from "./bill-shapes.ts";
export { closedLines, isCreditLine, isCreditOnBill } from "./closed-lines-store.ts";
export { findOpenAmounts } from "./open-amounts-store.ts";
export { findBillsOfDay, findEndedBills, type EndedBills } from "./reported-bills-store.ts";
export { noGiven } from "./tender-store.ts";
