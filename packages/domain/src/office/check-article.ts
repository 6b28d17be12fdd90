import { freeTextRules, required } from "../form/field-rule.ts";
import { nameMaximumLength } from "../form/maximum-lengths.ts";
import { holdsCardNumber } from "../form/holds-card-number.ts";
import { parseWireDate } from "../time/wire-date.ts";
import type { StockItemId } from "../id.ts";
import { noAllergens, type AllergenStatement } from "../menu/allergens.ts";
import type { Article } from "../menu/article.ts";
import type { Money } from "../money/money.ts";
import type { StockAmount } from "../stock/stock-amount.ts";
import { checkNoDuplicates, outOfRange, type Problem, type TextRules } from "./problem.ts";

/** The fields of an article that the back office stores. */
export type OfficeArticle = Omit<
  Article,
  "id" | "allergens" | "outOfStock" | "masterId" | "cloneId" | "isDeleted"
> & {
  readonly allergens: readonly AllergenStatement[];
  readonly recipe: readonly { readonly stockItem: StockItemId; readonly amount: StockAmount }[];
};

/** Every record needs a name. */
export const nameRules: TextRules[string] = [required, ...freeTextRules(nameMaximumLength)];

export const articleTexts: TextRules = { name: nameRules };

/** A hundred million units of a currency: small enough that sums stay exact. */
export const largestPrice = 10_000_000_000;

/** Checks the prices, the recipe, the cooking options and the allergens of an article. */
export function checkArticle(article: OfficeArticle): readonly Problem[] {
  return [
    ...checkPrices(article),
    ...checkDatedPrices(article),
    ...checkVariablePrice(article),
    ...checkSet(article),
    ...checkRecipe(article),
    ...checkCookingOptions(article),
    ...checkAllergens(article),
  ];
}

export function isValidPrice(amount: Money | null): boolean {
  return amount === null || (amount >= 0 && amount <= largestPrice);
}

function checkPrices(article: OfficeArticle): readonly Problem[] {
  const fields = ["price", "cost", "commissionPrice", "priceMinimum", "priceMaximum"] as const;
  return fields.flatMap((field) =>
    isValidPrice(article[field]) ? [] : [outOfRange(field, 0, largestPrice)],
  );
}

function checkDatedPrices({ datedPrices }: OfficeArticle): readonly Problem[] {
  const field = "datedPrices";
  const days = datedPrices.map(({ fromDate }) => fromDate);
  if (days.some((day) => parseWireDate(day) === null)) {
    return [{ field, code: "wrong-date-format" }];
  }
  if (!datedPrices.every(({ price }) => isValidPrice(price))) {
    return [outOfRange(field, 0, largestPrice)];
  }
  return checkNoDuplicates(field, days);
}

/** A variable price needs a lower and an upper limit in that order; a timer cannot have one. */
function checkVariablePrice({
  hasVariablePrice,
  type,
  priceMinimum,
  priceMaximum,
}: OfficeArticle): readonly Problem[] {
  const problems: Problem[] = [];
  if (priceMinimum !== null && priceMaximum !== null && priceMinimum > priceMaximum) {
    problems.push({ field: "priceMaximum", code: "out-of-range" });
  }
  if (!hasVariablePrice) return problems;
  if (type === "timer") problems.push({ field: "hasVariablePrice", code: "does-not-fit" });
  if (priceMinimum === null) problems.push({ field: "priceMinimum", code: "required" });
  if (priceMaximum === null) problems.push({ field: "priceMaximum", code: "required" });
  return problems;
}

/** A set has a fixed price, and its parts are what is made and taken from stock. */
function checkSet({ isSet, type, hasVariablePrice, recipe }: OfficeArticle): readonly Problem[] {
  if (!isSet) return [];
  const problems: Problem[] = [];
  if (type !== "sale" || hasVariablePrice) problems.push({ field: "isSet", code: "does-not-fit" });
  if (recipe.length > 0) problems.push({ field: "recipe", code: "does-not-fit" });
  return problems;
}

/** In thousandths of the stock item's unit. */
const largestRecipeAmount = 1_000_000_000;

function checkRecipe({ recipe }: OfficeArticle): readonly Problem[] {
  const isWrong = recipe.some(({ amount }) => amount <= 0 || amount > largestRecipeAmount);
  const items = recipe.map(({ stockItem }) => stockItem);
  return [
    ...(isWrong ? [{ field: "recipe", code: "out-of-range" as const }] : []),
    ...checkNoDuplicates("recipe", items),
  ];
}

function checkCookingOptions({ cookingOptions }: OfficeArticle): readonly Problem[] {
  const field = "cookingOptions";
  const options = cookingOptions.map((option) => option.trim());
  if (options.includes("")) return [{ field, code: "required" }];
  if (options.some((option) => option.length > nameMaximumLength)) {
    return [{ field, code: "too-long", maximum: nameMaximumLength }];
  }
  if (options.some(holdsCardNumber)) return [{ field, code: "card-number" }];
  return checkNoDuplicates(field, options);
}

/** An article contains allergens or none, not both. */
function checkAllergens({ allergens }: OfficeArticle): readonly Problem[] {
  const field = "allergens";
  if (allergens.length > 1 && allergens.includes(noAllergens)) {
    return [{ field, code: "does-not-fit" }];
  }
  return checkNoDuplicates(field, allergens);
}
