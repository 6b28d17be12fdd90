export { registerMenuRoutes } from "./menu-routes.ts";
