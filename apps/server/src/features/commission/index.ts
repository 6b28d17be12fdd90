export { findDues } from "./find-dues.ts";
export { registerCommissionRoutes } from "./commission-routes.ts";
export { commissionShapes } from "./commission-shapes.ts";
export { registerCommissionRuleRoutes } from "./commission-rule-routes.ts";
export {
  findCachedCommissions,
  findCommissions,
  findCommissionsBefore,
} from "./commission-store.ts";
export { findPaidCommissionsOf, isCommissionPaid } from "./paid-commission-store.ts";
