import {
  isAtAlarmLevel,
  stockLevelOf,
  type Recipe,
  type StockItem,
  type StockLevels,
} from "./stock.ts";
import { noStock, stockAmount } from "./stock-amount.ts";
import type { StockTaken } from "./stock-taken.ts";

type StockAtHand = {
  readonly levels: StockLevels;
  /** What the order takes already. */
  readonly taken: StockTaken;
  readonly items: ReadonlyMap<StockItem["id"], Pick<StockItem, "alarmLevel">>;
};

/** From here downwards, tiles show how many pieces are left. */
const fewPieces = 10;

/**
 * How many more pieces of an article there are, if that is little: a few, or one of its stock items is at its alarm
 * level. Null if there are plenty, or if the article takes no stock.
 */
export function littleLeft(
  { parts }: Pick<Recipe, "parts">,
  { levels, taken, items }: StockAtHand,
): number | null {
  const used = parts
    .filter(({ amount }) => amount > 0)
    .map(({ stockItem, amount }) => {
      const rest = stockLevelOf(levels, stockItem) - (taken.get(stockItem) ?? noStock);
      const item = items.get(stockItem);
      const isAlarming = item !== undefined && isAtAlarmLevel(item, stockAmount(rest));
      return { pieces: Math.max(0, Math.floor(rest / amount)), isAlarming };
    });
  if (used.length === 0) return null;
  const left = Math.min(...used.map(({ pieces }) => pieces));
  return left <= fewPieces || used.some(({ isAlarming }) => isAlarming) ? left : null;
}
