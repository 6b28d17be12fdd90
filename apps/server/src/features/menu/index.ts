export { findRecipes } from "./article-store.ts";
export { findHouseMenu } from "./find-house-menu.ts";
export { registerMenuRoutes } from "./menu-routes.ts";
