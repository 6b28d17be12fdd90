import { divideHalfUp } from "../money/round-half-up.ts";
import { largestDelivery, stockAmount, stockUnit, type StockAmount } from "./stock-amount.ts";
import type { StockItem } from "./stock.ts";

/** The measure for typing a delivery, and the amount that one of it holds. */
export type DeliveryMeasure = { readonly name: string; readonly size: StockAmount };

/** Deliveries are counted in shelf units, such as 6 bottles. Items without one are typed in their own unit. */
export function deliveryMeasure({
  count,
  size,
  unit,
}: Pick<StockItem, "count" | "size" | "unit">): DeliveryMeasure {
  return count.trim() === "" || size <= 0 ? { name: unit, size: stockUnit } : { name: count, size };
}

/**
 * 6 bottles of 0.7 l are 4.2 l, and -6 bottles are -4.2 l. Returns null for more than a store can hold, which must be a
 * typing error.
 */
export function deliveredAmount(
  counted: StockAmount,
  { size }: Pick<DeliveryMeasure, "size">,
): StockAmount | null {
  const amount = divideHalfUp(BigInt(counted) * BigInt(size), BigInt(stockUnit));
  const most = BigInt(largestDelivery);
  return amount > most || amount < -most ? null : stockAmount(Number(amount));
}
