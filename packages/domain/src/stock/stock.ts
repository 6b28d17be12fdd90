import type { ArticleId, Id, ManagementGroupId, StationId, StockItemId } from "../id.ts";
import type { Money } from "../money/money.ts";
import { noStock, type StockAmount } from "./stock-amount.ts";

export type StockId = Id<"stock">;

/** Something that is bought and used up: gin, mangoes, massage oil. All its amounts are in its unit. */
export type StockItem = {
  readonly id: StockItemId;
  readonly name: string;
  readonly managementGroup: ManagementGroupId | null;
  /** At this count and below it is time to order. */
  readonly alarmLevel: StockAmount;
  /** How much is usually ordered. */
  readonly standardOrder: StockAmount;
  /** What one unit costs the house, in minor units. */
  readonly cost: Money;
  /** How much one bottle, box or piece holds. */
  readonly size: StockAmount;
  /** What it is measured in, such as l or kg. */
  readonly unit: string;
  /** What staff counts on the shelf, such as bottles. */
  readonly count: string;
  readonly isActive: boolean;
  /** Where a copied stock list came from, so that a location's copy can follow it. */
  readonly masterId: StockItemId | null;
  readonly cloneId: StockItemId | null;
};

/** How much of an item is left at a station. */
export type Stock = {
  readonly id: StockId;
  readonly station: StationId;
  readonly stockItem: StockItemId;
  readonly currentCount: StockAmount;
};

/** What goes into one of an article. */
export type Recipe = {
  readonly article: ArticleId;
  readonly parts: readonly { readonly stockItem: StockItemId; readonly amount: StockAmount }[];
};

/** The counts of one station. What was never delivered there is not in it. */
export type StockLevels = ReadonlyMap<StockItemId, StockAmount>;

/** How much of an item a station has; of what never came there, nothing. */
export function levelOf(levels: StockLevels, item: StockItemId): StockAmount {
  return levels.get(item) ?? noStock;
}

/** The counts of one station, by item. */
export function levelsAt(station: StationId, stocks: readonly Stock[]): StockLevels {
  return new Map(
    stocks
      .filter((stock) => stock.station === station)
      .map(({ stockItem, currentCount }) => [stockItem, currentCount]),
  );
}

/** The alarm is on when the count has come down to the alarm level. */
export function isAtAlarmLevel(
  item: Pick<StockItem, "alarmLevel">,
  currentCount: StockAmount,
): boolean {
  return currentCount <= item.alarmLevel;
}
