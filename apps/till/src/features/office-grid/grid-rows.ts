import {
  allergenStatements,
  toAllergenSet,
  toAllergenStatements,
} from "@comanda/domain/menu/allergens";
import {
  gridFieldsOf,
  type GridField,
  type GridValue,
  type GridValues,
} from "@comanda/domain/menu-grid/grid-cell";
import type { GridReading } from "@comanda/domain/menu-grid/read-grid-cell";
import { waysToWriteCurrency } from "@comanda/domain/menu-import/currency-words";
import { allergenSigns } from "@comanda/domain/menu-import/read-allergens";
import { createNameFinder } from "@comanda/domain/menu-import/name-finder";
import type { MoneyFormat } from "@comanda/domain/money/format-money";
import { compareNames } from "@comanda/domain/text/compare-names";

import {
  articleEditor,
  recordName,
  type Catalog,
  type Fields,
  type NamedRecord,
  type OfficeRecord,
} from "../office-records/index.ts";

/** The cells of an article. */
export function valuesOf(record: Fields): GridValues {
  const valueOf = (field: GridField) => toGridValue(record[field]);
  return {
    name: valueOf("name"),
    price: valueOf("price"),
    cost: valueOf("cost"),
    category: valueOf("category"),
    productGroup: valueOf("productGroup"),
    managementGroup: valueOf("managementGroup"),
    taxClass: valueOf("taxClass"),
    isActive: valueOf("isActive"),
    allergens: valueOf("allergens"),
  };
}

/** Only allergens are a list. */
function toGridValue(value: unknown): GridValue {
  if (Array.isArray(value)) {
    return toAllergenSet(allergenStatements.filter((one) => value.includes(one)));
  }
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean"
    ? value
    : null;
}

/** The fields of a record that cells hold. */
export function fieldsOf(values: Readonly<Partial<GridValues>>): Fields {
  const { allergens, ...others } = values;
  if (allergens === undefined) return others;
  return {
    ...others,
    allergens: toAllergenStatements(typeof allergens === "number" ? allergens : null),
  };
}

/** What a new article has until a cell says something else. Its price has to be typed. */
export function newValues(catalog: Catalog): GridValues {
  return { ...valuesOf(articleEditor.blank(catalog)), price: null };
}

/** The columns of the venue. */
export function shownFields(catalog: Catalog): readonly GridField[] {
  return gridFieldsOf((catalog.get("taxClass") ?? []).length > 0);
}

/** How cells are read: by the notation of the venue, and by the names of what exists. */
export function readingOf(catalog: Catalog, format: MoneyFormat): GridReading {
  const categories = (catalog.get("category") ?? []).map((record) => ({
    ...named(record),
    parentId: typeof record["parentId"] === "number" ? record["parentId"] : null,
  }));
  const byId = new Map(categories.map((category) => [category.id, category]));
  const finderOf = (topic: "productGroup" | "managementGroup" | "taxClass") =>
    createNameFinder((catalog.get(topic) ?? []).map(named));
  const currencies = catalog.get("currency") ?? [];
  return {
    format,
    signs: format,
    allergenSigns,
    currencyTexts: currencies.flatMap(({ symbol, code }) =>
      typeof symbol === "string" && typeof code === "string"
        ? waysToWriteCurrency({ symbol, code })
        : [],
    ),
    fields: shownFields(catalog),
    lists: {
      category: createNameFinder(categories),
      categoryOfId: (id) => byId.get(id) ?? null,
      productGroup: finderOf("productGroup"),
      managementGroup: finderOf("managementGroup"),
      taxClass: finderOf("taxClass"),
    },
  };
}

function named(record: NamedRecord) {
  return { id: record.id, name: recordName(record) };
}

/** By category, as the till shows them, and by name. */
export function inMenuOrder(
  articles: readonly OfficeRecord[],
  catalog: Catalog,
): readonly OfficeRecord[] {
  const places = new Map(
    (catalog.get("category") ?? []).map(({ id, indexNumber }) => [id, Number(indexNumber)]),
  );
  const placeOf = ({ category }: OfficeRecord) => places.get(Number(category)) ?? 0;
  return articles
    .map((article) => ({ article, place: placeOf(article), name: recordName(article) }))
    .toSorted((one, other) => one.place - other.place || compareNames(one.name, other.name))
    .map(({ article }) => article);
}
