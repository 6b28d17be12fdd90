import { gridFields, type GridValue, type GridValues } from "@comanda/domain/menu-grid/grid-cell";
import type { GridReading } from "@comanda/domain/menu-grid/read-grid-cell";
import { createNameFinder } from "@comanda/domain/menu-import/name-finder";
import type { MoneyFormat } from "@comanda/domain/money/format-money";

import {
  recordName,
  type Catalog,
  type Fields,
  type NamedRecord,
  type OfficeRecord,
} from "../office-records/index.ts";

/** The cells of an article. */
export function valuesOf(record: Fields): GridValues {
  const [name, price, cost, category, productGroup, managementGroup, isActive] = gridFields.map(
    (field) => toGridValue(record[field]),
  );
  return {
    name: name ?? null,
    price: price ?? null,
    cost: cost ?? null,
    category: category ?? null,
    productGroup: productGroup ?? null,
    managementGroup: managementGroup ?? null,
    isActive: isActive ?? null,
  };
}

function toGridValue(value: unknown): GridValue {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean"
    ? value
    : null;
}

/** What a new article has until a cell says something else. */
export function newValues(catalog: Catalog): GridValues {
  return {
    name: "",
    price: null,
    cost: 0,
    category: catalog.get("category")?.[0]?.id ?? null,
    productGroup: catalog.get("productGroup")?.[0]?.id ?? null,
    managementGroup: null,
    isActive: true,
  };
}

/** How cells are read: by the notation of the venue, and by the names of what exists. */
export function readingOf(catalog: Catalog, format: MoneyFormat): GridReading {
  const categories = (catalog.get("category") ?? []).map((record) => ({
    ...named(record),
    parentId: typeof record["parentId"] === "number" ? record["parentId"] : null,
  }));
  const byId = new Map(categories.map((category) => [category.id, category]));
  const finderOf = (topic: "productGroup" | "managementGroup") =>
    createNameFinder((catalog.get(topic) ?? []).map(named));
  const currencies = catalog.get("currency") ?? [];
  return {
    format,
    signs: format,
    currencyTexts: currencies.flatMap(({ symbol, code }) =>
      [symbol, code].filter((text) => typeof text === "string"),
    ),
    lists: {
      category: createNameFinder(categories),
      categoryOfId: (id) => byId.get(id) ?? null,
      productGroup: finderOf("productGroup"),
      managementGroup: finderOf("managementGroup"),
    },
  };
}

function named(record: NamedRecord) {
  return { id: record.id, name: recordName(record) };
}

const collator = new Intl.Collator(undefined, { numeric: true });

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
    .toSorted((one, other) => one.place - other.place || collator.compare(one.name, other.name))
    .map(({ article }) => article);
}
