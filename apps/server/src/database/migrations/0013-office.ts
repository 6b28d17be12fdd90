import type { TableMaker } from "#database/new-table.ts";

/** The tables that the back office edits. No row that a bill or a report may name is ever deleted from them. */
const officeTables = [
  "article",
  "category",
  "favorite",
  "product_group",
  "management_group",
  "mixer_group",
  "order_level",
  "commission",
  "promotion",
  "pay_type",
  "expense_category",
  "customer_type",
  "customer",
  "stock_item",
  "station",
  "printer",
  "staff",
  "currency",
  "location",
];

const retiredAlready = new Set(["article", "pay_type", "customer", "staff"]);
/** A location and its currencies cannot be retired. */
const neverRetired = new Set(["currency", "location"]);

/** How often a record was changed, so that no change overwrites another unseen, and when it was retired. */
export async function officeColumns(make: TableMaker): Promise<void> {
  const first = { value: 1, check: `"revision" >= 1` };
  // The statements of one transaction run one after the other.
  for (const table of officeTables) {
    await make.addColumnWithDefault(table, "revision", first);
    if (retiredAlready.has(table) || neverRetired.has(table)) continue;
    await make.addInteger(table, "deleted_at");
  }
}
