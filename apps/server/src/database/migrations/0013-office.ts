import type { TableMaker } from "#database/new-table.ts";

/** What the back office keeps. Of these nothing is ever deleted that a bill or a report may name. */
const kept = [
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

/** Those that could be retired before. */
const retiredAlready = new Set(["article", "pay_type", "customer", "staff"]);
/** A location and its currencies stay. */
const neverRetired = new Set(["currency", "location"]);

/** How often a thing was changed, so that nobody's change is lost under another's; and when it was retired. */
export async function officeColumns(make: TableMaker): Promise<void> {
  const first = { value: 1, check: `"revision" >= 1` };
  // One transaction does one thing after the other.
  /* oxlint-disable no-await-in-loop */
  for (const table of kept) {
    await make.addPreset(table, "revision", first);
    if (retiredAlready.has(table) || neverRetired.has(table)) continue;
    await make.addWhole(table, "deleted_at");
  }
  /* oxlint-enable no-await-in-loop */
}
