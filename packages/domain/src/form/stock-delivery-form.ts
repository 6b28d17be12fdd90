import { maximumAmountLength } from "../payment/typed-amount.ts";
import type { DeliveryRow } from "../stock/deliver-stock.ts";
import { decimalsOfStock, stockAmount } from "../stock/stock-amount.ts";
import { checkForm } from "./check-form.ts";
import { formErrors, type FormErrors } from "./field-error.ts";
import { atMost, numeric, type FormRules } from "./field-rule.ts";
import { readDecimal } from "./read-decimal.ts";

/** A row with the quantity as it was typed. */
export type StockDeliveryRowValues = Pick<DeliveryRow, "stockItem" | "target"> & {
  readonly quantity: string;
};

const quantityRules = [atMost(maximumAmountLength), numeric(decimalsOfStock)];

export function stockDeliveryFormRules(rows: readonly StockDeliveryRowValues[]): FormRules<string> {
  return Object.fromEntries(rows.map(({ stockItem }) => [quantityField(stockItem), quantityRules]));
}

/** Quantities are typed row by row; an empty one says that nothing came. */
export function parseStockDeliveryForm(
  rows: readonly StockDeliveryRowValues[],
): readonly DeliveryRow[] | FormErrors {
  const typed = Object.fromEntries(
    rows.map(({ stockItem, quantity }) => [quantityField(stockItem), quantity]),
  );
  const errors = checkForm(stockDeliveryFormRules(rows), typed);
  if (errors.length > 0) return formErrors(errors);
  return rows.map(({ stockItem, target, quantity }) => {
    const delivered = readDecimal(quantity, decimalsOfStock);
    return { stockItem, target, delivered: delivered === null ? null : stockAmount(delivered) };
  });
}

/** The name of the field in which the quantity of an item is typed. */
export function quantityField(stockItem: DeliveryRow["stockItem"]): string {
  return `quantity-${stockItem}`;
}
