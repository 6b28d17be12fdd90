export { registerPromotionRoutes } from "./promotion-routes.ts";
export { findPromotions, promotionsOfHouse } from "./promotion-store.ts";
