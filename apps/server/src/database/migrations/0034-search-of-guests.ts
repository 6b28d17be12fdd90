import type { TableMaker } from "#database/new-table.ts";

/** Finds guests without reading all of them. Filled once the search has its last columns, see 0068. */
export async function guestSearchTables(make: TableMaker): Promise<void> {
  await make
    .plainTable("customer_search")
    .refersToShared("location", "location")
    .refersTo("customer", "customer")
    .code("name_order")
    .text("name")
    .text("card_number")
    .text("phone")
    .primaryKey("location", "customer")
    .create();
  await make.index("customer_search_in_order", "customer_search", ["location", "name_order"]);
  // Refers to no guest, which would be checked for each of the many rows of one guest.
  await make
    .keyTable("customer_search_part")
    .integer("location")
    .code("part")
    .integer("customer")
    .primaryKey("location", "part", "customer")
    .create();
}
