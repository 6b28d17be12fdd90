export { registerOfficeSessionRoutes } from "./office-session-routes.ts";
