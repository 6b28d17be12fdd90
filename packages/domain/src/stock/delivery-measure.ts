import { divideHalfUp } from "../money/round-half-up.ts";
import { largestDelivery, stockAmount, stockUnit, type StockAmount } from "./stock-amount.ts";
import type { StockItem } from "./stock.ts";

/** In what a delivery is typed, and how much of the item's unit one of it holds. */
export type DeliveryMeasure = { readonly name: string; readonly size: StockAmount };

/** Deliveries are counted as they stand on the shelf: 6 bottles. What has no such count is typed in its unit. */
export function deliveryMeasure({
  count,
  size,
  unit,
}: Pick<StockItem, "count" | "size" | "unit">): DeliveryMeasure {
  return count.trim() === "" || size <= 0 ? { name: unit, size: stockUnit } : { name: count, size };
}

/** 6 bottles of 0.7 l are 4.2 l. More than a store can hold is a slip of the finger, and none. */
export function deliveredAmount(
  counted: StockAmount,
  { size }: Pick<DeliveryMeasure, "size">,
): StockAmount | null {
  const amount = divideHalfUp(BigInt(counted) * BigInt(size), BigInt(stockUnit));
  return amount > BigInt(largestDelivery) ? null : stockAmount(Number(amount));
}
