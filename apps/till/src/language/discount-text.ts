import { wholePrice } from "@comanda/domain/bill/discount-reason";
import { formatQuantity } from "@comanda/domain/money/quantity";
import type { NumberSeparators } from "@comanda/domain/money/read-number";

import type { Messages } from "./language.ts";

/** `Discount 10 %`, or what an amount off and what is on the house are called; the rate in basis points. */
export function discountText(
  rate: number | null,
  { order }: Pick<Messages, "order">,
  { decimalSeparator }: Pick<NumberSeparators, "decimalSeparator">,
): string {
  if (rate === null) return order.discount;
  if (rate === wholePrice) return order.onTheHouse;
  return `${order.discount} ${formatQuantity(rate / 100, decimalSeparator)} %`;
}
