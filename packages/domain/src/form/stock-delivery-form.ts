import { maximumAmountLength } from "../payment/typed-amount.ts";
import { readNumber, type NumberSigns } from "../money/read-number.ts";
import type { DeliveryRow } from "../stock/deliver-stock.ts";
import { decimalsOfStock, stockAmount } from "../stock/stock-amount.ts";
import { checkForm } from "./check-form.ts";
import { formErrors, type FormErrors } from "./field-error.ts";
import { atMost, numeric, type FormRules } from "./field-rule.ts";

/** A row with the quantity as it was typed. */
export type StockDeliveryRowValues = Pick<DeliveryRow, "stockItem" | "target"> & {
  readonly quantity: string;
};

export function stockDeliveryFormRules(
  rows: readonly StockDeliveryRowValues[],
  signs: NumberSigns,
): FormRules<string> {
  const quantityRules = [atMost(maximumAmountLength), numeric(decimalsOfStock, signs)];
  return Object.fromEntries(rows.map(({ stockItem }) => [quantityField(stockItem), quantityRules]));
}

/** Quantities are typed row by row; an empty one says that nothing came. */
export function parseStockDeliveryForm(
  rows: readonly StockDeliveryRowValues[],
  signs: NumberSigns,
): readonly DeliveryRow[] | FormErrors {
  const typed = Object.fromEntries(
    rows.map(({ stockItem, quantity }) => [quantityField(stockItem), quantity]),
  );
  const errors = checkForm(stockDeliveryFormRules(rows, signs), typed);
  if (errors.length > 0) return formErrors(errors);
  return rows.map(({ stockItem, target, quantity }) => {
    const delivered = readNumber(quantity, { decimals: decimalsOfStock, signs });
    return {
      stockItem,
      target,
      delivered: typeof delivered === "number" ? stockAmount(delivered) : null,
    };
  });
}

/** The name of the field in which the quantity of an item is typed. */
export function quantityField(stockItem: DeliveryRow["stockItem"]): string {
  return `quantity-${stockItem}`;
}
