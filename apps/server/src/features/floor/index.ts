export { registerFloorRoutes } from "./floor-routes.ts";
export { findFloor } from "./floor-store.ts";
