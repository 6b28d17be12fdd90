export { registerCustomerRoutes } from "./customer-routes.ts";
export { customerShapes } from "./customer-shapes.ts";
export { findCustomerName, findGuestNames, findTypeOfCustomer } from "./customer-store.ts";
