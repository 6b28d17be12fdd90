import type { ArticleId, Id, ManagementGroupId, StationId, StockItemId } from "../id.ts";
import type { Money } from "../money/money.ts";
import { noStock, type StockAmount } from "./stock-amount.ts";

export type StockId = Id<"stock">;

/** Something that is bought and used up: gin, mangoes, massage oil. All amounts are in its unit. */
export type StockItem = {
  readonly id: StockItemId;
  readonly name: string;
  readonly managementGroup: ManagementGroupId | null;
  /** Reorder at this count or below. */
  readonly alarmLevel: StockAmount;
  /** The usual amount of an order. */
  readonly standardOrder: StockAmount;
  /** The cost of one unit. */
  readonly cost: Money;
  /** The content of one bottle, box or piece. */
  readonly size: StockAmount;
  /** The unit of measurement, such as l or kg. */
  readonly unit: string;
  /** The unit that staff count on the shelf, such as bottles. */
  readonly count: string;
  readonly isActive: boolean;
  /** The item that this one was copied from, so that a location's copy can follow it. */
  readonly masterId: StockItemId | null;
  readonly cloneId: StockItemId | null;
};

/** The count of an item at a station. */
export type Stock = {
  readonly id: StockId;
  readonly station: StationId;
  readonly stockItem: StockItemId;
  readonly currentCount: StockAmount;
};

/** The stock items used for one piece of an article. */
export type Recipe = {
  readonly article: ArticleId;
  readonly parts: readonly { readonly stockItem: StockItemId; readonly amount: StockAmount }[];
};

/** The counts at one station, without items that were never delivered there. */
export type StockLevels = ReadonlyMap<StockItemId, StockAmount>;

/** The count of an item at a station; 0 if it was never delivered there. */
export function stockLevelOf(levels: StockLevels, item: StockItemId): StockAmount {
  return levels.get(item) ?? noStock;
}

/** Collects the counts of one station, by item. */
export function stockLevelsAt(station: StationId, stocks: readonly Stock[]): StockLevels {
  return new Map(
    stocks
      .filter((stock) => stock.station === station)
      .map(({ stockItem, currentCount }) => [stockItem, currentCount]),
  );
}

/** Whether the count is at or below the alarm level. */
export function isAtAlarmLevel(
  item: Pick<StockItem, "alarmLevel">,
  currentCount: StockAmount,
): boolean {
  return currentCount <= item.alarmLevel;
}
