import { readDelivery } from "@comanda/domain/form/stock-delivery-form";
import type { NumberSeparators } from "@comanda/domain/money/read-number";
import { deliveryMeasure } from "@comanda/domain/stock/delivery-measure";
import type { StockItem } from "@comanda/domain/stock/stock";
import { stockUnit } from "@comanda/domain/stock/stock-amount";
import { formatStockAmount } from "@comanda/domain/stock/format-stock-amount";

type Measured = Pick<StockItem, "count" | "size" | "unit">;

/** The text under a quantity: the unit, and the computed amount, such as "6 bottles = 4.2 l". */
export function deliveryText(item: Measured, quantity: string, signs: NumberSeparators): string {
  const measure = deliveryMeasure(item);
  const delivered = readDelivery({ quantity, measure }, signs);
  if (typeof delivered !== "number" || measure.size === stockUnit) return measure.name;
  const amount = formatStockAmount(delivered, signs.decimalSeparator);
  return `${quantity.trim()} ${measure.name} = ${amount} ${item.unit}`;
}
