import type { NewItem } from "@comanda/contract/bill";
import { lineTypeCodes } from "@comanda/domain/bill/line";
import type { ArticleId } from "@comanda/domain/id";
import { formatMoney, type MoneyFormat } from "@comanda/domain/money/format-money";
import { money, sumMoney, type Money } from "@comanda/domain/money/money";
import { formatQuantity } from "@comanda/domain/money/quantity";
import type { Dishes } from "@comanda/sync/outbox/dishes-above";
import type { Records } from "@comanda/sync/records/records";

import type { OutboxMessages } from "#language/outbox-messages.ts";
import type { Reference } from "#records/reference.ts";

type Item = Pick<NewItem, "product" | "qty" | "price" | "discount"> &
  Partial<Pick<NewItem, "type" | "key" | "parent">>;

type ItemWords = {
  readonly outbox: OutboxMessages;
  readonly reference: Reference;
  /** What a line with this key is, if it is none of the items. */
  readonly dishOf?: (key: string) => ArticleId | undefined;
};

/** Finds what a line is by its key: what was kept with the items, or else the line of a bill. */
export function dishFinder(
  dishes: Dishes,
  lines: Records["billItem"],
): (key: string) => ArticleId | undefined {
  return (key) => dishes[key] ?? [...lines.values()].find((line) => line.key === key)?.product;
}

/** Such as "2 × Pad Thai", "credit of Gin", "10 % off 1 × Gin", and "1 × Tonic with Gin" of what is apart from its dish. */
export function itemNames(
  items: readonly Item[],
  { outbox, reference, dishOf = () => undefined }: ItemWords,
): readonly string[] {
  const names = new Map(reference.menu.articles.map(({ id, name }) => [id, name]));
  const { moneyFormat } = reference;
  const keys = new Set(items.map(({ key }) => key));
  return items.map((item) => {
    const { product, qty } = item;
    const name = names.get(product) ?? String(product);
    if (qty < 0) return outbox.credit(name);
    if (item.type === lineTypeCodes.commission) return outbox.commission(name);
    const pieces = outbox.pieces(formatQuantity(qty, moneyFormat.decimalSeparator), name);
    if (item.discount !== undefined) {
      return outbox.discount(takenOff([item], moneyFormat), pieces);
    }
    const { parent = null } = item;
    const dish = parent === null || keys.has(parent) ? undefined : dishOf(parent);
    const above = dish === undefined ? undefined : names.get(dish);
    return above === undefined ? pieces : outbox.withDish(pieces, above);
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
