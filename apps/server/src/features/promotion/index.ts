export { registerPromotionRoutes } from "./promotion-routes.ts";
export { findPromotions } from "./promotion-store.ts";
