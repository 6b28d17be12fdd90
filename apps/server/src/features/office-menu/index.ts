export {
  menuTopics,
  registerOfficeMenuReads,
  registerOfficeMenuRoutes,
} from "./office-menu-routes.ts";
