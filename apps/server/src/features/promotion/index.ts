export { registerPromotionRoutes } from "./promotion-routes.ts";
export { findPromotions, promotionsBefore, promotionsOfHouse } from "./promotion-store.ts";
