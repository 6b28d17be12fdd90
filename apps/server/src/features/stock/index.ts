export { moveStock } from "./move-stock.ts";
export { stockShapes } from "./stock-shapes.ts";
