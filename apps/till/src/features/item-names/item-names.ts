import type { NewItem } from "@comanda/contract/bill";
import { formatMoney, type MoneyFormat } from "@comanda/domain/money/format-money";
import { money, sumMoney, type Money } from "@comanda/domain/money/money";
import { formatQuantity } from "@comanda/domain/money/quantity";

import type { OutboxMessages } from "#language/outbox-messages.ts";
import type { Reference } from "#records/reference.ts";

type Item = Pick<NewItem, "product" | "qty" | "price" | "discount">;

/** Such as "2 × Pad Thai", "credit of Gin" and "10 % off 1 × Gin". */
export function itemNames(
  items: readonly Item[],
  { outbox, reference }: { readonly outbox: OutboxMessages; readonly reference: Reference },
): readonly string[] {
  const names = new Map(reference.menu.articles.map(({ id, name }) => [id, name]));
  const { moneyFormat } = reference;
  return items.map((item) => {
    const { product, qty } = item;
    const name = names.get(product) ?? String(product);
    if (qty < 0) return outbox.credit(name);
    const pieces = outbox.pieces(formatQuantity(qty, moneyFormat.decimalSeparator), name);
    return item.discount === undefined
      ? pieces
      : outbox.discount(takenOff([item], moneyFormat), pieces);
  });
}

/** Off all pieces of these discounts, which are of one rate or of amounts; the pieces are whole. */
export function takenOff(items: readonly Item[], format: MoneyFormat): string {
  const rate = items[0]?.discount?.rate ?? null;
  return rate === null
    ? formatMoney(sumMoney(items.map(offAllPieces)), format)
    : `${formatQuantity(rate / 100, format.decimalSeparator)} %`;
}

function offAllPieces({ qty, price }: Item): Money {
  return money(Math.round((price ?? 0) * qty));
}
