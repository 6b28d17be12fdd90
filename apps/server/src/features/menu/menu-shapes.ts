import { article } from "@comanda/contract/menu";
import {
  asCode,
  asDateTime,
  asFlag,
  asIs,
  asJson,
  leftOutIfNull,
} from "@comanda/contract/wire-columns";
import { articleTypeCodes } from "@comanda/domain/menu/article";
import { timeUnitCodes } from "@comanda/domain/timer/time-unit";

import { fromJson } from "#database/portable-columns.ts";
import type { WireShapes } from "#journal/wire-shapes.ts";

/** The wire shape of the menu, as tills cache it: a price change sends only the price. */
export const menuShapes = {
  article: {
    entity: "article",
    columns: {
      id: asIs("id"),
      name: asIs("name"),
      price: asIs("price"),
      datedPrices: asJson("datedPrices"),
      cost: asIs("cost"),
      color: asIs("color"),
      category: asIs("category"),
      management_group: asIs("managementGroup"),
      product_group: asIs("productGroup"),
      tax_class: asIs("taxClass"),
      mixer_group: asIs("mixerGroup"),
      commission: asIs("commission"),
      commission_price: asIs("commissionPrice"),
      commission_active: asFlag("commissionActive"),
      has_order_level: asFlag("orderLevel"),
      type: asCode("type", articleTypeCodes),
      time_unit: asCode("timeType", timeUnitCodes),
      price_minimum: asIs("priceMin"),
      price_maximum: asIs("priceMax"),
      has_variable_price: asFlag("variablePrice"),
      is_active: asFlag("active"),
      master: asIs("masterId"),
      clone: asIs("cloneId"),
      cooking_options: {
        name: "cookingOptions",
        show: (text) => fromJson(article.properties.cookingOptions, String(text)),
      },
      is_set: { name: "isSet", show: (value) => (value === 1 ? true : undefined) },
      picture: asIs("picture"),
      allergens: asIs("allergens"),
      // Not a column: tills derive it from the recipe and the stock counts.
      out_of_stock: { name: "outOfStock", show: () => [] },
      recipe: asJson("recipe"),
      deleted_at: asDateTime("deletedAt"),
    },
  },
  category: {
    entity: "category",
    isGoneWhenRetired: true,
    columns: {
      id: asIs("id"),
      name: asIs("name"),
      parent: asIs("parentId"),
      index_number: asIs("indexNumber"),
      color: asIs("color"),
      mixer_group: asIs("mixerGroup"),
      commission: asIs("commission"),
      course: leftOutIfNull(asIs("course")),
      products: asJson("products"),
    },
  },
} satisfies WireShapes;
