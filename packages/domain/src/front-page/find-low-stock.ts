import type { StationId, StockItemId } from "../id.ts";
import { isAtAlarmLevel, type StockItem } from "../stock/stock.ts";
import { noStock, type StockAmount } from "../stock/stock-amount.ts";

export type StockCount = {
  readonly stockItem: StockItemId;
  readonly station: StationId;
  readonly currentCount: StockAmount;
  readonly alarmLevel: StockItem["alarmLevel"];
};

export type LowStock<Count extends StockCount> = {
  readonly count: Count;
  readonly isOut: boolean;
};

/** What has run out at a station, and then what is at its alarm level, each in the order given. */
export function findLowStock<Count extends StockCount>(
  counts: readonly Count[],
): readonly LowStock<Count>[] {
  const isOut = ({ currentCount }: Count) => currentCount <= noStock;
  const isLow = (count: Count) => !isOut(count) && isAtAlarmLevel(count, count.currentCount);
  return [
    ...counts.filter(isOut).map((count) => ({ count, isOut: true })),
    ...counts.filter(isLow).map((count) => ({ count, isOut: false })),
  ];
}
