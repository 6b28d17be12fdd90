export { registerOfficeMenuRoutes } from "./office-menu-routes.ts";
