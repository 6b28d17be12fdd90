import { maximumAmountLength } from "../payment/maximum-amount-length.ts";
import { readNumber, type NumberSeparators } from "../money/read-number.ts";
import type { DeliveryRow } from "../stock/group-deliveries-by-station.ts";
import { deliveredAmount, type DeliveryMeasure } from "../stock/delivery-measure.ts";
import { decimalsOfStock, stockAmount, type StockAmount } from "../stock/stock-amount.ts";
import { checkForm } from "./check-form.ts";
import { formErrors, type FieldError, type FormErrors } from "./field-error.ts";
import { atMost, numeric, type FormRules } from "./field-rule.ts";

/** A row with its typed quantity. */
export type StockDeliveryRowValues = Pick<DeliveryRow, "stockItem" | "target"> & {
  readonly quantity: string;
  /** The measure in which the quantity was typed. */
  readonly measure: DeliveryMeasure;
};

export function stockDeliveryFormRules(
  rows: readonly StockDeliveryRowValues[],
  signs: NumberSeparators,
): FormRules<string> {
  const quantityRules = [atMost(maximumAmountLength), numeric(decimalsOfStock, signs)];
  return Object.fromEntries(rows.map(({ stockItem }) => [quantityField(stockItem), quantityRules]));
}

/** Reads the typed quantities: an empty one means that nothing was delivered, one with a minus is taken away. */
export function parseStockDeliveryForm(
  rows: readonly StockDeliveryRowValues[],
  signs: NumberSeparators,
): readonly DeliveryRow[] | FormErrors {
  const typed = Object.fromEntries(
    rows.map(({ stockItem, quantity }) => [quantityField(stockItem), withoutMinus(quantity)]),
  );
  const errors = checkForm(stockDeliveryFormRules(rows, signs), typed);
  if (errors.length > 0) return formErrors(errors);
  const read = rows.map((row) => ({ row, delivered: readDelivery(row, signs) }));
  const tooMuch = read.flatMap(({ row, delivered }): readonly FieldError[] =>
    delivered === "too-much" ? [{ field: quantityField(row.stockItem), code: "invalid" }] : [],
  );
  if (tooMuch.length > 0) return formErrors(tooMuch);
  return read.map(({ row: { stockItem, target }, delivered }) => ({
    stockItem,
    target,
    delivered: delivered === "too-much" ? null : delivered,
  }));
}

/** A minus alone stays, and is refused as no number. */
function withoutMinus(quantity: string): string {
  return quantity.replace(/^\s*[-−](?=.*\d)/, "");
}

/** Converts the typed quantity to the item's unit; null if nothing was typed. */
export function readDelivery(
  { quantity, measure }: Pick<StockDeliveryRowValues, "quantity" | "measure">,
  signs: NumberSeparators,
): StockAmount | null | "too-much" {
  const counted = readNumber(quantity, { decimals: decimalsOfStock, signs });
  if (typeof counted !== "number") return null;
  return deliveredAmount(stockAmount(counted), measure) ?? "too-much";
}

/** The name of an item's quantity field. */
export function quantityField(stockItem: DeliveryRow["stockItem"]): string {
  return `quantity-${stockItem}`;
}
