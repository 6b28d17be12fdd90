import {
  officeFavorite,
  officeManagementGroup,
  officeMixerGroup,
  officeOrderLevel,
  officeProductGroup,
} from "@comanda/contract/office-menu";
import { nameRules } from "@comanda/domain/office/check-article";
import { checkMixerGroup } from "@comanda/domain/office/check-location-records";
import { checkNoDuplicates } from "@comanda/domain/office/problem";

import { defineTopic, partsOf, text, integer } from "../office/index.ts";

const texts = { name: nameRules };
const byName = { name: "name", isHolding: true };

export const favoriteTopic = defineTopic(officeFavorite, {
  table: "favorite",
  columns: { name: text("name"), indexNumber: integer("index_number") },
  parts: partsOf.favorite,
  blank: { indexNumber: 0, products: [] },
  texts,
  unique: [["name"]],
  refersTo: { products: "article" },
  check: ({ products }) => checkNoDuplicates("products", products),
});

export const mixerGroupTopic = defineTopic(officeMixerGroup, {
  table: "mixer_group",
  columns: { name: text("name"), maximum: integer("maximum") },
  parts: partsOf.mixer_group,
  blank: { products: [] },
  texts,
  unique: [["name"]],
  refersTo: { products: "article" },
  check: checkMixerGroup,
  usedBy: [
    { ...byName, kind: "article", table: "article", column: "mixer_group" },
    { ...byName, kind: "category", table: "category", column: "mixer_group" },
  ],
});

export const orderLevelTopic = defineTopic(officeOrderLevel, {
  table: "order_level",
  columns: {
    name: text("name"),
    indexNumber: integer("index_number"),
    productGroup: integer("product_group"),
  },
  blank: { indexNumber: 0 },
  texts,
  unique: [["productGroup", "name"]],
  refersTo: { productGroup: "product_group" },
  usedBy: [
    {
      kind: "openBill",
      table: "bill",
      column: "order_level",
      name: "number",
      through: { table: "bill_line", owner: "bill" },
      where: ["status", "open"],
      isHolding: false,
    },
  ],
});

export const productGroupTopic = defineTopic(officeProductGroup, {
  table: "product_group",
  columns: { name: text("name") },
  texts,
  unique: [["name"]],
  usedBy: [
    { ...byName, kind: "article", table: "article", column: "product_group" },
    { ...byName, kind: "orderLevel", table: "order_level", column: "product_group" },
    {
      ...byName,
      kind: "station",
      table: "station",
      column: "product_group",
      through: { table: "print_route", owner: "station" },
    },
  ],
});

export const managementGroupTopic = defineTopic(officeManagementGroup, {
  table: "management_group",
  columns: { name: text("name") },
  texts,
  unique: [["name"]],
  usedBy: [
    { ...byName, kind: "article", table: "article", column: "management_group" },
    { ...byName, kind: "stockItem", table: "stock_item", column: "management_group" },
  ],
});
