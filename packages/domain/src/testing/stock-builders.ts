import { id, type StockItemId } from "../id.ts";
import { money } from "../money/money.ts";
import { stockAmount, type StockAmount } from "../stock/stock-amount.ts";
import type { StockItem, StockLevels } from "../stock/stock.ts";

/** An amount in litres, kilos or pieces, such as 0.03. */
export function units(amount: number): StockAmount {
  return stockAmount(Math.round(amount * 1000));
}

export function aStockItem(number: number, item: Partial<StockItem> = {}): StockItem {
  return {
    id: id(number),
    name: `Item ${number}`,
    managementGroup: null,
    alarmLevel: units(1),
    standardOrder: units(6),
    cost: money(600_00),
    size: units(0.7),
    unit: "l",
    count: "bottle",
    isActive: true,
    masterId: null,
    cloneId: null,
    ...item,
  };
}

export const ginBottle = aStockItem(1, { name: "Gin" });
export const lime = aStockItem(2, { name: "Lime", unit: "piece", count: "piece", size: units(1) });
export const mango = aStockItem(3, { name: "Mango", unit: "kg", count: "kg", size: units(1) });

export function levels(...counts: readonly (readonly [StockItem, number])[]): StockLevels {
  return new Map<StockItemId, StockAmount>(counts.map(([item, count]) => [item.id, units(count)]));
}
