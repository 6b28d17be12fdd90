import { allergenStatements, noAllergens } from "@comanda/domain/menu/allergens";

import { firstId, type Editor } from "./editor.ts";
import { menuHoursText } from "./menu-hours-text.ts";
import { nextPriceText } from "./next-price-text.ts";
import { hasTaxClasses } from "./has-tax-classes.ts";
import type { Fields } from "./office-record.ts";

const defaultColor = "#1e90ff";
const isTimer = ({ type }: Fields) => type === "timer";
const hasVariablePrice = (values: Fields) => values["hasVariablePrice"] === true;
const hasFixedPrice = (values: Fields) => !hasVariablePrice(values);
const isNotTimer = (values: Fields) => !isTimer(values);
const hasMinimum = (values: Fields) => isTimer(values) || hasVariablePrice(values);
const hasCommission = ({ commission }: Fields) => typeof commission === "number";

export const articleEditor: Editor = {
  name: "article",
  topic: "article",
  columns: ["name", "category", "price", "datedPrices", "cost", "productGroup", "isActive"],
  mainColumns: ["name", "price"],
  filters: ["category", "productGroup", "type"],
  sections: [
    {
      name: "what",
      fields: [
        { key: "name", kind: "text" },
        { key: "category", kind: "reference", of: "category" },
        { key: "color", kind: "color" },
        { key: "productGroup", kind: "reference", of: "productGroup" },
        { key: "managementGroup", kind: "reference", of: "managementGroup", isOptional: true },
        {
          key: "taxClass",
          kind: "reference",
          of: "taxClass",
          isOptional: true,
          isShown: hasTaxClasses,
        },
        { key: "isActive", kind: "flag" },
        { key: "picture", kind: "picture" },
        { key: "allergens", kind: "several", options: allergenStatements, alone: noAllergens },
      ],
    },
    {
      name: "price",
      fields: [
        { key: "price", kind: "number", as: "money" },
        {
          key: "datedPrices",
          kind: "entries",
          columns: [
            { key: "fromDate", kind: "date" },
            { key: "price", kind: "number", as: "money", startsEmpty: true },
          ],
          isShown: hasFixedPrice,
          tableText: nextPriceText,
        },
        { key: "cost", kind: "number", as: "money" },
        {
          key: "type",
          kind: "choice",
          options: ["sale", "recipe", "mixer", "timer"],
          // A timer has neither, and its form does not show them.
          alsoSets: (values) => (isTimer(values) ? { isSet: false, hasVariablePrice: false } : {}),
        },
        {
          key: "timeUnit",
          kind: "choice",
          options: ["minutes", "hours", "days"],
          isShown: isTimer,
        },
        { key: "isSet", kind: "flag", isShown: isNotTimer },
        { key: "hasVariablePrice", kind: "flag", isShown: isNotTimer },
        { key: "priceMinimum", kind: "number", as: "money", isOptional: true, isShown: hasMinimum },
        {
          key: "priceMaximum",
          kind: "number",
          as: "money",
          isOptional: true,
          isShown: hasVariablePrice,
        },
      ],
    },
    {
      name: "ordering",
      fields: [
        { key: "mixerGroup", kind: "reference", of: "mixerGroup", isOptional: true },
        { key: "hasOrderLevel", kind: "flag" },
        { key: "cookingOptions", kind: "texts" },
      ],
    },
    {
      name: "commission",
      fields: [
        { key: "commission", kind: "reference", of: "commission", isOptional: true },
        { key: "commissionActive", kind: "flag", isShown: hasCommission },
        {
          key: "commissionPrice",
          kind: "number",
          as: "money",
          isOptional: true,
          isShown: hasCommission,
        },
      ],
    },
    {
      name: "stock",
      fields: [
        {
          key: "recipe",
          kind: "entries",
          columns: [
            { key: "stockItem", kind: "reference", of: "stockItem" },
            { key: "amount", kind: "number", as: "stock" },
          ],
        },
      ],
    },
  ],
  blank: (catalog) => ({
    name: "",
    price: 0,
    cost: 0,
    color: catalog.get("category")?.[0]?.["color"] ?? defaultColor,
    category: firstId(catalog, "category"),
    productGroup: firstId(catalog, "productGroup"),
    type: "sale",
    timeUnit: "hours",
    isActive: true,
  }),
};

export const categoryEditor: Editor = {
  name: "category",
  topic: "category",
  columns: ["name", "parentId", "indexNumber"],
  mainColumns: ["name", "indexNumber"],
  sections: [
    {
      name: "what",
      fields: [
        { key: "name", kind: "text" },
        { key: "parentId", kind: "reference", of: "category", isOptional: true },
        { key: "indexNumber", kind: "number", as: "count" },
        { key: "color", kind: "color" },
      ],
    },
    {
      name: "forArticles",
      fields: [
        { key: "course", kind: "number", as: "count", isOptional: true },
        {
          key: "taxClass",
          kind: "reference",
          of: "taxClass",
          isOptional: true,
          isShown: hasTaxClasses,
        },
        { key: "mixerGroup", kind: "reference", of: "mixerGroup", isOptional: true },
        { key: "commission", kind: "reference", of: "commission", isOptional: true },
      ],
    },
  ],
  blank: (catalog) => ({
    name: "",
    parentId: null,
    indexNumber: (catalog.get("category")?.length ?? 0) + 1,
    color: defaultColor,
  }),
};

export const favoriteEditor: Editor = {
  name: "favorite",
  topic: "favorite",
  columns: ["name", "indexNumber"],
  sections: [
    {
      name: "what",
      fields: [
        { key: "name", kind: "text" },
        { key: "indexNumber", kind: "number", as: "count" },
      ],
    },
  ],
  blank: (catalog) => ({ name: "", indexNumber: (catalog.get("favorite")?.length ?? 0) + 1 }),
};

export const scheduledMenuEditor: Editor = {
  name: "scheduledMenu",
  topic: "scheduledMenu",
  columns: ["name", "hours", "categories", "products"],
  mainColumns: ["name", "hours"],
  sections: [
    { name: "what", fields: [{ key: "name", kind: "text" }] },
    {
      name: "when",
      fields: [
        {
          key: "hours",
          kind: "entries",
          columns: [
            { key: "startMinute", kind: "minute" },
            { key: "endMinute", kind: "minute" },
            { key: "weekdays", kind: "several", options: [1, 2, 3, 4, 5, 6, 7] },
          ],
          tableText: menuHoursText,
        },
      ],
    },
    {
      name: "onMenu",
      fields: [
        { key: "categories", kind: "references", of: "category", isOrdered: false },
        { key: "products", kind: "references", of: "article", isOrdered: false },
      ],
    },
  ],
  blank: () => ({ name: "", hours: [], products: [], categories: [] }),
};

export const mixerGroupEditor: Editor = {
  name: "mixerGroup",
  topic: "mixerGroup",
  columns: ["name", "maximum", "products"],
  mainColumns: ["name", "maximum"],
  sections: [
    {
      name: "what",
      fields: [
        { key: "name", kind: "text" },
        { key: "maximum", kind: "number", as: "count" },
        { key: "products", kind: "references", of: "article", isOrdered: true },
      ],
    },
  ],
  blank: () => ({ name: "", maximum: 1, products: [] }),
};

export const orderLevelEditor: Editor = {
  name: "orderLevel",
  topic: "orderLevel",
  columns: ["name", "productGroup", "indexNumber"],
  filters: ["productGroup"],
  sections: [
    {
      name: "what",
      fields: [
        { key: "name", kind: "text" },
        { key: "productGroup", kind: "reference", of: "productGroup" },
        { key: "indexNumber", kind: "number", as: "count" },
      ],
    },
  ],
  blank: (catalog) => ({
    name: "",
    productGroup: firstId(catalog, "productGroup"),
    indexNumber: (catalog.get("orderLevel")?.length ?? 0) + 1,
  }),
};

const createNameEditor = (name: "productGroup" | "managementGroup" | "taxClass"): Editor => ({
  name,
  topic: name,
  columns: ["name"],
  sections: [{ name: "what", fields: [{ key: "name", kind: "text" }] }],
  blank: () => ({ name: "" }),
});

export const productGroupEditor = createNameEditor("productGroup");
export const managementGroupEditor = createNameEditor("managementGroup");
export const taxClassEditor = createNameEditor("taxClass");
