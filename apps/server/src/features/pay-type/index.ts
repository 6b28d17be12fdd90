export { registerPayTypeRoutes } from "./pay-type-routes.ts";
export {
  findChargeSettings,
  findReportChargeSettings,
  findCachedChargeSettings,
  findTaxes,
} from "./pay-type-store.ts";
