import type { NewItem } from "@comanda/contract/bill";
import { lineKey } from "@comanda/domain/bill/line";
import type { SentLine } from "@comanda/domain/bill/receive-lines";
import { isMoney } from "@comanda/domain/money/money";
import { isQuantity, negateQuantity, type Quantity } from "@comanda/domain/money/quantity";
import { parseWireDateTime } from "@comanda/domain/time/date-text";

/** The presses that were kept on this device; what cannot be read is left out. */
export function linesFromItems(items: readonly NewItem[]): readonly SentLine[] {
  return items.flatMap((item) => (isQuantity(item.qty) ? (lineFrom(item, item.qty) ?? []) : []));
}

function lineFrom(item: NewItem, quantity: Quantity): SentLine | null {
  const at = parseWireDateTime(item.createdDate);
  if (at === null) return null;
  const { product: article, note } = item;
  const every = { key: lineKey(item.key), at };
  const parent = lineKey(item.parent ?? item.key);
  if (item.credits !== null) {
    const line = lineKey(item.credits);
    return { ...every, kind: "credit", line, quantity: negateQuantity(quantity) };
  }
  if (item.type === 1) return { ...every, kind: "mixer", item: parent, article, quantity, note };
  if (item.type !== 2) return articleLine(item, every, quantity);
  const { staff } = item;
  return staff === null ? null : { ...every, kind: "commission", item: parent, staff };
}

function articleLine(
  item: NewItem,
  every: Pick<SentLine, "key" | "at">,
  quantity: Quantity,
): SentLine {
  const startedAt = item.timeStart === null ? null : parseWireDateTime(item.timeStart);
  const endedAt = item.timeEnd === null ? null : parseWireDateTime(item.timeEnd);
  return {
    ...every,
    kind: "article",
    article: item.product,
    quantity,
    typedPrice: item.price !== null && isMoney(item.price) ? item.price : null,
    note: item.note,
    orderLevel: item.orderLevel,
    times: startedAt === null ? null : { startedAt, endedAt },
  };
}
