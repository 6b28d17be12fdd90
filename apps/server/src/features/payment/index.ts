export { registerPaymentRoutes } from "./payment-routes.ts";
export { paymentShapes } from "./payment-shapes.ts";
export { findExpenseCategories, findPaymentsOf } from "./payment-store.ts";
