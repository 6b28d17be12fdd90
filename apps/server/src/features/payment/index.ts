export { registerPayTypeRoutes } from "./pay-type-routes.ts";
export { findReckoning } from "./pay-type-store.ts";
