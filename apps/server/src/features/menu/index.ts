export { findArticleNames, findRecipes } from "./article-store.ts";
export { findHouseMenu } from "./house-menu-store.ts";
export { registerMenuRoutes } from "./menu-routes.ts";
