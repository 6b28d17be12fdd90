import type { TableMaker } from "#database/new-table.ts";

export async function sellingTables(make: TableMaker): Promise<void> {
  await make
    .locationTable("promotion")
    .text("name")
    .enumeration("type", [
      "buy-x-get-y",
      "discount-percent",
      "special-price",
      "discount-price",
      "everything-free",
    ])
    .integer("value")
    .integer("sub_value")
    .refersTo("customer_type", "customer_type", "optional")
    .flag("is_active")
    .integer("priority")
    .text("from_date", "optional")
    .text("to_date", "optional")
    .integer("start_minute", "optional")
    .integer("end_minute", "optional")
    .text("weekdays")
    .unique("location", "name")
    .check("values", "value >= 0 and sub_value >= 0")
    .check("start_minute", "start_minute between 0 and 1439")
    .check("end_minute", "end_minute between 0 and 1440")
    .create();
  await make
    .plainTable("promotion_article")
    .refersToShared("location", "location")
    .refersTo("promotion", "promotion")
    .refersTo("article", "article")
    .primaryKey("location", "promotion", "article")
    .create();
  await make
    .locationTable("pay_type")
    .text("name")
    .integer("index_number")
    .integer("rate_basis_points")
    .flag("is_included_in_price")
    .flag("is_credit_card")
    .flag("is_vat")
    .flag("is_hidden_on_bill")
    .unique("location", "index_number")
    .unique("location", "name")
    .check("place", "index_number between 100 and 1100")
    .check("rate", "rate_basis_points >= 0")
    .create();
  await make
    .locationTable("expense_category")
    .text("name")
    .enumeration("type", ["money-in", "money-out", "system"])
    .unique("location", "name")
    .create();
}
