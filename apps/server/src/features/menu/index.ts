export {
  articleBefore,
  findArticleCategories,
  findRecipes,
  findRecipesOf,
} from "./article-store.ts";
export { articlesOfHouse, findHouseMenu, recipesOfHouse } from "./find-pricing-menu.ts";
export { findArticleLabels, labelsOfHouse, type MenuLabels } from "./label-store.ts";
export { menuShapes } from "./menu-shapes.ts";
export { registerMenuRoutes } from "./menu-routes.ts";
