export { findMainCurrency } from "./main-currency-store.ts";
export {
  sellingTopics,
  registerOfficeSellingReads,
  registerOfficeSellingRoutes,
} from "./office-selling-routes.ts";
