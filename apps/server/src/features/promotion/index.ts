export { registerPromotionRoutes } from "./promotion-routes.ts";
export { findPromotions, findPromotionsBefore, findCachedPromotions } from "./promotion-store.ts";
