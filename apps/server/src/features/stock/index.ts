export { moveStock } from "./move-stock.ts";
export { registerStockRoutes } from "./stock-routes.ts";
export { stockShapes } from "./stock-shapes.ts";
