export { registerPayTypeRoutes } from "./pay-type-routes.ts";
export {
  findChargeSettings,
  findReportChargeSettings,
  findCachedChargeSettings,
} from "./pay-type-store.ts";
