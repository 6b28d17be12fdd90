export { registerCustomerRoutes } from "./customer-routes.ts";
export { customerShapes } from "./customer-shapes.ts";
export { findGuestNames, findGuestOnPaper, findTypeOfCustomer } from "./customer-store.ts";
