import type { ManagementGroupId } from "../id.ts";
import { matchesSearch } from "../text/matches-search.ts";
import type { StockItem } from "./stock.ts";

export type StockFilter = {
  /** Null for all groups. */
  readonly managementGroup: ManagementGroupId | null;
  readonly search: string;
};

/** Finds active items of the chosen group whose name contains the search words. */
export function filterStockItems(
  items: readonly StockItem[],
  { managementGroup, search }: StockFilter,
): readonly StockItem[] {
  return items.filter(
    (item) =>
      item.isActive &&
      (managementGroup === null || item.managementGroup === managementGroup) &&
      matchesSearch(item.name, search),
  );
}
