export { registerPayTypeRoutes } from "./pay-type-routes.ts";
export {
  findChargeSettings,
  findReportChargeSettings,
  findCachedChargeSettings,
  findCachedCurrency,
  findTaxes,
  findTaxNames,
  findClassesOfCharges,
} from "./pay-type-store.ts";
