export { registerMissingRowsRoutes } from "./missing-rows-routes.ts";
