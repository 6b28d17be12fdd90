import type { TableMaker } from "#database/new-table.ts";

/** What an article or a stock item was copied from is at another location. */
export async function copiesOfOtherLocations(make: TableMaker): Promise<void> {
  await make.referToAnyLocation("article", ["master", "clone"]);
  await make.referToAnyLocation("stock_item", ["master", "clone"]);
}
