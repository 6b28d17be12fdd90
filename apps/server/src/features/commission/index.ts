export { registerCommissionRuleRoutes } from "./commission-rule-routes.ts";
export { findCommissions } from "./commission-store.ts";
