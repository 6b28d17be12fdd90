import type { LocationId } from "@comanda/domain/id";

import type { Database } from "#database/database.ts";
import type { Row } from "#journal/changes.ts";

import { findParts } from "./part-store.ts";
import type { Part } from "./topic.ts";

const tiles = { field: "products", table: "product_position", columns: "article", isOrdered: true };

/** The lists that are journalled with their owner, by the owner's table. */
export const partsOf = {
  /** The stock that one piece of an article uses, and its prices of later days. */
  article: [
    {
      field: "recipe",
      table: "recipe",
      owner: "article",
      columns: { stockItem: "stock_item", amount: "quantity_thousandths" },
      isOrdered: false,
    },
    {
      field: "datedPrices",
      table: "article_price",
      owner: "article",
      columns: { fromDate: "from_date", price: "price" },
      isOrdered: false,
    },
  ],
  category: [{ ...tiles, owner: "category" }],
  favorite: [{ ...tiles, owner: "favorite" }],
  mixer_group: [
    {
      field: "products",
      table: "mixer_group_article",
      owner: "mixer_group",
      columns: "article",
      isOrdered: true,
    },
  ],
  scheduled_menu: [
    {
      field: "products",
      table: "scheduled_menu_article",
      owner: "scheduled_menu",
      columns: "article",
      isOrdered: false,
    },
    {
      field: "categories",
      table: "scheduled_menu_category",
      owner: "scheduled_menu",
      columns: "category",
      isOrdered: false,
    },
  ],
  question: [
    {
      field: "choices",
      table: "question_choice",
      owner: "question",
      columns: { product: "article", price: "price", isDefault: "is_default", maximum: "maximum" },
      flags: ["isDefault"],
      isOrdered: true,
    },
    {
      field: "products",
      table: "question_article",
      owner: "question",
      columns: "article",
      isOrdered: false,
    },
    {
      field: "categories",
      table: "question_category",
      owner: "question",
      columns: "category",
      isOrdered: false,
    },
  ],
  promotion: [
    {
      field: "products",
      table: "promotion_article",
      owner: "promotion",
      columns: "article",
      isOrdered: false,
    },
    {
      field: "categories",
      table: "promotion_category",
      owner: "promotion",
      columns: "category",
      isOrdered: false,
    },
  ],
  /** The rates of a charge on later days, and the classes whose lines it is computed on. */
  pay_type: [
    {
      field: "datedRates",
      table: "pay_type_rate",
      owner: "pay_type",
      columns: { fromDate: "from_date", rate: "rate_basis_points" },
      isOrdered: false,
    },
    {
      field: "taxClasses",
      table: "pay_type_tax_class",
      owner: "pay_type",
      columns: "tax_class",
      isOrdered: false,
    },
  ],
  /** What each user group earns; the entry without a group applies to all others. */
  commission: [
    {
      field: "data",
      table: "commission_entry",
      owner: "commission",
      columns: { userGroup: "user_group", amount: "amount" },
      isOrdered: false,
    },
  ],
  /** Where the papers of a station are printed. */
  station: [
    {
      field: "routes",
      table: "print_route",
      owner: "station",
      columns: { productGroup: "product_group", printer: "printer" },
      isOrdered: false,
    },
  ],
} as const satisfies Readonly<Record<string, readonly Part[]>>;

const partsByTable: ReadonlyMap<string, readonly Part[]> = new Map(Object.entries(partsOf));

/** Tables that the journal includes in the rows of their owners. */
export const partTables: ReadonlySet<string> = new Set(
  [...partsByTable.values()].flat().map(({ table }) => table),
);

/** Rows as the journal has them, including their lists. */
export async function toJournalRows(
  database: Database,
  table: string,
  rows: readonly (Row & { readonly location: LocationId })[],
): Promise<readonly Row[]> {
  const reads = (partsByTable.get(table) ?? []).flatMap((part) =>
    [...new Set(rows.map(({ location }) => location))].map(async (location) => ({
      part,
      lists: await findParts(database, part, { location, owners: null }),
    })),
  );
  const found = await Promise.all(reads);
  const listOf = (field: string, id: number): string =>
    found.flatMap(({ part, lists }) => (part.field === field ? (lists.get(id) ?? []) : []))[0] ??
    "[]";
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(
      (partsByTable.get(table) ?? []).map(({ field }) => [field, listOf(field, Number(row["id"]))]),
    ),
  }));
}
