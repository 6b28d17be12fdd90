import { formatMoney, type MoneyFormat } from "@comanda/domain/money/format-money";
import type { Money } from "@comanda/domain/money/money";

/** An amount as it would be typed on the pad, which has no sign for thousands. */
export function amountText(amount: Money, format: MoneyFormat): string {
  return formatMoney(amount, { ...format, thousandSeparator: "" });
}
