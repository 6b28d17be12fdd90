import type { TableMaker } from "#database/new-table.ts";

/** Stock is counted in thousandths, so that 40 ml of a bottle are a whole number too. */
export async function stockTables(make: TableMaker): Promise<void> {
  await make
    .locationTable("stock_item")
    .text("name")
    .refersTo("management_group", "management_group", "optional")
    .integer("alarm_level_thousandths")
    .integer("standard_order_thousandths")
    .integer("cost")
    .integer("size_thousandths")
    .text("unit")
    .text("count")
    .flag("is_active")
    .refersTo("master", "stock_item", "optional")
    .refersTo("clone", "stock_item", "optional")
    .unique("location", "name")
    .check("cost", "cost >= 0")
    .create();
  await make
    .locationTable("stock")
    .refersTo("station", "station")
    .refersTo("stock_item", "stock_item")
    .integer("current_count_thousandths")
    .unique("location", "station", "stock_item")
    .create();
  await make
    .plainTable("recipe")
    .refersToShared("location", "location")
    .refersTo("article", "article")
    .refersTo("stock_item", "stock_item")
    .integer("quantity_thousandths")
    .primaryKey("location", "article", "stock_item")
    .check("quantity", "quantity_thousandths > 0")
    .create();
}
