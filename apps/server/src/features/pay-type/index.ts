export { registerPayTypeRoutes } from "./pay-type-routes.ts";
export {
  findChargeSettings,
  findReportChargeSettings,
  findCachedChargeSettings,
  findTaxes,
  findTaxNames,
  findClassesOfTaxes,
} from "./pay-type-store.ts";
