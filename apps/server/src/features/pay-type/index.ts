export { registerPayTypeRoutes } from "./pay-type-routes.ts";
export { findReckoning, findReportReckoning, reckoningOfHouse } from "./pay-type-store.ts";
