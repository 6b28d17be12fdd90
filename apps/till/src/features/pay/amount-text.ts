import { formatMoney, type MoneyFormat } from "@comanda/domain/money/format-money";
import type { Money } from "@comanda/domain/money/money";

/** An amount as typed on the pad, without a thousands separator. */
export function amountText(amount: Money, format: MoneyFormat): string {
  return formatMoney(amount, { ...format, thousandSeparator: "" });
}
