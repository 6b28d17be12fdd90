import type { TableMaker } from "#database/new-table.ts";

export async function venueTables(make: TableMaker): Promise<void> {
  await make
    .sharedTable("location")
    .text("name")
    .text("address")
    .text("phone")
    .text("time_zone")
    .text("printer_server_address")
    .flag("uses_local_server")
    .flag("groups_bill_items")
    .flag("uses_bill_number_per_work_day")
    .text("decimal_separator")
    .text("thousand_separator")
    .unique("name")
    .check("name_present", "name <> ''")
    .check("separators_differ", "decimal_separator <> thousand_separator")
    .create();
  await make
    .locationTable("station")
    .text("name")
    .flag("is_sale_point")
    .unique("location", "name")
    .check("name_present", "name <> ''")
    .create();
  await make
    .locationTable("currency")
    .text("name")
    .text("symbol")
    .text("code")
    .integer("exchange_rate_millionths")
    .text("coins")
    .text("notes")
    .flag("has_decimals")
    .flag("is_main")
    .unique("location", "code")
    .check("exchange_rate", "exchange_rate_millionths > 0")
    .check("main_rate", "is_main = 0 or exchange_rate_millionths = 1000000")
    .create();
  await make.uniqueWhere("currency_one_main", "currency", ["location"], "is_main = 1");
  await make.plainTable("setting").text("name").text("value").primaryKey("name").create();
}
