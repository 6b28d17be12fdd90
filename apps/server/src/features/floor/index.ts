export { registerFloorRoutes } from "./floor-routes.ts";
export { findFloor } from "./floor-store.ts";
export { endLinksLeft } from "./link-tables.ts";
export { linkShapes } from "./link-shapes.ts";
