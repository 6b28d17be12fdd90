export { registerPayTypeRoutes } from "./pay-type-routes.ts";
export {
  findChargeSettings,
  findAllChargeSettings,
  findReportChargeSettings,
  findPayTypeNames,
  findCachedChargeSettings,
  findCachedCurrency,
  findTaxes,
  findTaxNames,
  findClassesOfCharges,
} from "./pay-type-store.ts";
