import { formatQuantity } from "@comanda/domain/money/quantity";
import type { NumberSeparators } from "@comanda/domain/money/read-number";
import type { TimeUnit } from "@comanda/domain/timer/time-unit";

import type { Messages } from "./language.ts";

type Counted = { readonly quantity: number; readonly unit: TimeUnit | null };

/** `2`, or `1.5 h` of a timer. */
export function quantityText(
  { quantity, unit }: Counted,
  { order }: Pick<Messages, "order">,
  { decimalSeparator }: Pick<NumberSeparators, "decimalSeparator">,
): string {
  const count = formatQuantity(quantity, decimalSeparator);
  return unit === null ? count : `${count} ${unitText(unit, order)}`;
}

function unitText(unit: TimeUnit, order: Messages["order"]): string {
  switch (unit) {
    case "minutes":
      return order.minutes;
    case "hours":
      return order.hours;
    case "days":
      return order.days;
  }
}
