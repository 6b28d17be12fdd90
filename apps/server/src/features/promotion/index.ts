export { findPromotions } from "./promotion-store.ts";
