export { registerOfficeStaffRoutes } from "./office-staff-routes.ts";
