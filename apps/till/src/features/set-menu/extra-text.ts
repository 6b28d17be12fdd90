import { formatMoneyWithSign } from "@comanda/domain/money/format-money";
import type { Money } from "@comanda/domain/money/money";

import type { Reference } from "#records/reference.ts";

/** What guests pay more, such as +80.00, or less. */
export function extraText(extra: Money, { moneyFormat }: Pick<Reference, "moneyFormat">): string {
  const amount = formatMoneyWithSign(extra, moneyFormat);
  return extra > 0 ? `+${amount}` : amount;
}
