import type { TableMaker } from "#database/new-table.ts";

/** A promotion may name categories besides single articles. Existing promotions name none. */
export async function addPricesByTime(make: TableMaker): Promise<void> {
  await make
    .plainTable("promotion_category")
    .refersToShared("location", "location")
    .refersTo("promotion", "promotion")
    .refersTo("category", "category")
    .primaryKey("location", "promotion", "category")
    .create();
}
