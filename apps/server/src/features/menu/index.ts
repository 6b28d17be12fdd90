export {
  articleBefore,
  findArticleCategories,
  findDatedPrices,
  findSets,
} from "./article-store.ts";
export { findCachedArticles, findCachedCategories, findPricingMenu } from "./find-pricing-menu.ts";
export { findRecipes, findRecipesOf } from "./recipe-store.ts";
export { findLinesWithRecipes } from "./find-lines-with-recipes.ts";
export { findRecipesOfRounds } from "./find-recipes-of-rounds.ts";
export { findCachedDiscountReasons, findDiscountReasons } from "./discount-reason-store.ts";
export {
  findCachedForeignCurrencies,
  findForeignCodes,
  findForeignCurrencies,
} from "./foreign-currency-store.ts";
export { findArticleLabels, findCachedLabels, type MenuLabels } from "./label-store.ts";
export { findCategoryPlaces } from "./category-place-store.ts";
export { categoryBefore } from "./menu-store.ts";
export { findQuestions, findQuestionsBefore } from "./question-store.ts";
export {
  findCategoriesToTax,
  findTaxClassesOfArticles,
  findTaxClassesOfCategories,
  findTaxedCategories,
  usesTaxClasses,
} from "./tax-class-store.ts";
export { menuShapes } from "./menu-shapes.ts";
export { registerMenuRoutes } from "./menu-routes.ts";
