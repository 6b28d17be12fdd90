import type { TableMaker } from "#database/new-table.ts";

/** A promotion may name categories besides single articles, and an article may have prices of later days. */
export async function addPricesByTime(make: TableMaker): Promise<void> {
  await make
    .plainTable("promotion_category")
    .refersToShared("location", "location")
    .refersTo("promotion", "promotion")
    .refersTo("category", "category")
    .primaryKey("location", "promotion", "category")
    .create();
  await make
    .plainTable("article_price")
    .refersToShared("location", "location")
    .refersTo("article", "article")
    .text("from_date")
    .integer("price")
    .primaryKey("location", "article", "from_date")
    .check("amount", "price >= 0")
    .create();
}
