import { officeArticle } from "@comanda/contract/office-menu";
import { articleTexts, checkArticle } from "@comanda/domain/office/check-article";
import { noMoney } from "@comanda/domain/money/money";

import { defineTopic, list, partsOf, text, whole, yesOrNo } from "../office/index.ts";

/** A retired article's name can be used again; bills still show it. */
export const articleTopic = defineTopic(officeArticle, {
  table: "article",
  freesNames: true,
  columns: {
    name: text("name"),
    price: whole("price"),
    cost: whole("cost"),
    color: text("color"),
    category: whole("category"),
    managementGroup: whole("management_group"),
    productGroup: whole("product_group"),
    mixerGroup: whole("mixer_group"),
    commission: whole("commission"),
    commissionPrice: whole("commission_price"),
    commissionActive: yesOrNo("commission_active"),
    hasOrderLevel: yesOrNo("has_order_level"),
    type: text("type"),
    timeUnit: text("time_unit"),
    priceMinimum: whole("price_minimum"),
    priceMaximum: whole("price_maximum"),
    hasVariablePrice: yesOrNo("has_variable_price"),
    cookingOptions: list("cooking_options"),
    isActive: yesOrNo("is_active"),
  },
  parts: partsOf.article,
  blank: {
    cost: noMoney,
    managementGroup: null,
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
    isActive: true,
    recipe: [],
  },
  texts: articleTexts,
  unique: [["name"]],
  refersTo: {
    category: "category",
    managementGroup: "management_group",
    productGroup: "product_group",
    mixerGroup: "mixer_group",
    commission: "commission",
    "recipe.stockItem": "stock_item",
  },
  check: checkArticle,
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
    ...inLists("mixerGroup", "mixer_group", "mixer_group_article"),
    ...inLists("promotion", "promotion", "promotion_article"),
    ...inLists("category", "category", "product_position"),
    ...inLists("favorite", "favorite", "product_position"),
  ],
});

/** Tills ignore retired articles, so being in a list does not prevent retiring. */
function inLists(kind: string, table: string, through: string) {
  const of = { table: through, owner: table };
  return [{ kind, table, column: "article", name: "name", through: of, isHolding: false }];
}
