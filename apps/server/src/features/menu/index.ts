export {
  findArticleCategories,
  findArticleNames,
  findRecipes,
  findRecipesOf,
} from "./article-store.ts";
export { findHouseMenu } from "./find-house-menu.ts";
export { findMenuLabels, type MenuLabels } from "./label-store.ts";
export { registerMenuRoutes } from "./menu-routes.ts";
