import { officeArticle } from "@comanda/contract/office-menu";
import {
  allergenStatements,
  toAllergenSet,
  toAllergenStatements,
} from "@comanda/domain/menu/allergens";
import { articleTexts, checkArticle } from "@comanda/domain/office/check-article";
import { noMoney } from "@comanda/domain/money/money";

import { checkContents } from "../content/index.ts";
import { defineTopic, list, partsOf, text, integer, bool, type Column } from "../office/index.ts";
import { checkTaxClassesOfArticles } from "./check-tax-classes.ts";
import { pricesAsOf } from "./dated-prices.ts";
import { listUse } from "./list-use.ts";
import { findSetsWith } from "./set-store.ts";

/** A retired article's name can be used again; bills still show it. */
export const articleTopic = defineTopic(officeArticle, {
  table: "article",
  freesNames: true,
  columns: {
    name: text("name"),
    price: integer("price"),
    cost: integer("cost"),
    color: text("color"),
    category: integer("category"),
    managementGroup: integer("management_group"),
    productGroup: integer("product_group"),
    taxClass: integer("tax_class"),
    mixerGroup: integer("mixer_group"),
    commission: integer("commission"),
    commissionPrice: integer("commission_price"),
    commissionActive: bool("commission_active"),
    hasOrderLevel: bool("has_order_level"),
    type: text("type"),
    timeUnit: text("time_unit"),
    priceMinimum: integer("price_minimum"),
    priceMaximum: integer("price_maximum"),
    hasVariablePrice: bool("has_variable_price"),
    cookingOptions: list("cooking_options"),
    isSet: bool("is_set"),
    isActive: bool("is_active"),
    picture: text("picture"),
    allergens: allergenSet("allergens"),
  },
  parts: partsOf.article,
  blank: {
    cost: noMoney,
    managementGroup: null,
    taxClass: null,
    mixerGroup: null,
    commission: null,
    commissionPrice: null,
    commissionActive: false,
    hasOrderLevel: false,
    type: "sale",
    timeUnit: "minutes",
    priceMinimum: null,
    priceMaximum: null,
    hasVariablePrice: false,
    cookingOptions: [],
    isSet: false,
    isActive: true,
    picture: null,
    datedPrices: [],
    allergens: [],
    recipe: [],
  },
  texts: articleTexts,
  unique: [["name"]],
  refersTo: {
    category: "category",
    managementGroup: "management_group",
    productGroup: "product_group",
    taxClass: "tax_class",
    mixerGroup: "mixer_group",
    commission: "commission",
    "recipe.stockItem": "stock_item",
  },
  asOf: pricesAsOf,
  check: checkArticle,
  checkAll: async (saving) => [
    ...(await checkContents(saving, "picture")),
    ...(await checkTaxClassesOfArticles(saving)),
  ],
  usedBy: [
    {
      kind: "openBill",
      table: "bill",
      column: "article",
      name: "number",
      through: { table: "bill_line", owner: "bill" },
      where: ["status", "open"],
      isHolding: false,
    },
    // Tills ignore retired articles, so being in a list does not prevent retiring.
    articlesUse("mixerGroup", "mixer_group", "mixer_group_article", null),
    articlesUse("promotion", "promotion", "promotion_article", "promotion_category"),
    articlesUse(
      "scheduledMenu",
      "scheduled_menu",
      "scheduled_menu_article",
      "scheduled_menu_category",
    ),
    articlesUse("question", "question", "question_choice", null),
    articlesUse("question", "question", "question_article", "question_category"),
    listUse("article", "category", "category", "product_position"),
    listUse("article", "favorite", "favorite", "product_position"),
  ],
  findMoreUses: async (database, asked) => {
    const sets = await findSetsWith(database, asked);
    return sets.map((set) => ({ ...set, kind: "set", isHolding: false }));
  },
});

/** A list that without its articles, and without categories where it can have those, does nothing. */
function articlesUse(kind: string, table: string, through: string, categories: string | null) {
  return { ...listUse("article", kind, table, through), besideCategories: categories };
}

/** A list of statements, stored as the bits of a number. */
function allergenSet(column: string): Column {
  return {
    column,
    type: "whole",
    toColumn: (stated) =>
      toAllergenSet(
        Array.isArray(stated) ? allergenStatements.filter((word) => stated.includes(word)) : [],
      ),
    fromColumn: (bits) => toAllergenStatements(typeof bits === "number" ? bits : null),
  };
}
