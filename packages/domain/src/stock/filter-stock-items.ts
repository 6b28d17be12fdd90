import type { ManagementGroupId } from "../id.ts";
import { matchesSearch } from "../text/fold-text.ts";
import type { StockItem } from "./stock.ts";

export type StockFilter = {
  /** Without a group, all of them. */
  readonly managementGroup: ManagementGroupId | null;
  readonly search: string;
};

/** The items that a delivery may bring: those in use, of the chosen group, with the words in their name. */
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
