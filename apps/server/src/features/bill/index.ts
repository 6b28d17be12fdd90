export { registerBillRoutes } from "./bill-routes.ts";
export { lineValues, type LineValues } from "./bill-rows.ts";
export { billShapes } from "./bill-shapes.ts";
export { isMergedAway } from "./merged-bills-store.ts";
export { closedLines, isCreditLine, totalOfLines } from "./closed-lines-store.ts";
export {
  findBillsOfDay,
  findEndedBills,
  findOpenTotals,
  type EndedBills,
} from "./reported-bills-store.ts";
