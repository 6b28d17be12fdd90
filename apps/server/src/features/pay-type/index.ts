export { registerPayTypeRoutes } from "./pay-type-routes.ts";
export {
  findChargeSettings,
  findReportChargeSettings,
  findCachedChargeSettings,
  findTaxes,
  findTaxNames,
  findClassesOfCharges,
} from "./pay-type-store.ts";
