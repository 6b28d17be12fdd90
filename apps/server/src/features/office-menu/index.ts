export { menuTopics, registerOfficeMenuRoutes } from "./office-menu-routes.ts";
