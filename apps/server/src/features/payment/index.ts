export { registerPayTypeRoutes } from "./pay-type-routes.ts";
export { findReckoning, findReportReckoning, reckoningOfHouse } from "./pay-type-store.ts";
export { registerPaymentRoutes } from "./payment-routes.ts";
export { paymentShapes } from "./payment-shapes.ts";
export { findExpenseCategories, findPaymentsOf } from "./payment-store.ts";
