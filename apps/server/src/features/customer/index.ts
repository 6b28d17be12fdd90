export { registerCustomerRoutes } from "./customer-routes.ts";
export { customerShapes } from "./customer-shapes.ts";
export { findCustomerName, findTypeOfCustomer } from "./customer-store.ts";
