export { registerBillRoutes } from "./bill-routes.ts";
export { billShapes } from "./bill-shapes.ts";
