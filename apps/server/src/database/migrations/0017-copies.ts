import type { TableMaker } from "#database/new-table.ts";

/** The original of a copied article or stock item is at another location. */
export async function allowCopiesAcrossLocations(make: TableMaker): Promise<void> {
  await make.referToAnyLocation("article", ["master", "clone"]);
  await make.referToAnyLocation("stock_item", ["master", "clone"]);
}
