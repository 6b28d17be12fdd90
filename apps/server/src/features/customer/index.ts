export { registerCustomerReads, registerCustomerRoutes } from "./customer-routes.ts";
export { indexAllCustomers, indexChangedCustomers } from "./index-customers-store.ts";
export { customerShapes } from "./customer-shapes.ts";
export {
  findCustomersByIds,
  findGuestNames,
  findGuestOnPaper,
  findFormerType,
  findTypeOfCustomer,
} from "./customer-store.ts";
