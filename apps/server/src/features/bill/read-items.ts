import type { ChangedItem, NewItem } from "@comanda/contract/bill";
import type { TimerTimes } from "@comanda/domain/bill/change-time";
import { lineKey, type LineKey } from "@comanda/domain/bill/line";
import type { SentLine } from "@comanda/domain/bill/receive-lines";
import type { LineChange } from "@comanda/domain/bill/update-bill";
import { isMoney } from "@comanda/domain/money/money";
import { isQuantity, negateQuantity, type Quantity } from "@comanda/domain/money/quantity";
import { refuse, type Refusal } from "@comanda/domain/refusal";
import { parseWireDateTime } from "@comanda/domain/time/date-text";
import type { Instant } from "@comanda/domain/time/instant";

import type { LineRow } from "./bill-rows.ts";

/** How far a till's clock may be ahead when it says that something was pressed. */
const aheadMs = 60_000;

/** Reads the presses of a till; a press cannot lie in the future, and what it costs is not read at all. */
export function readNewItems(
  items: readonly NewItem[],
  now: Instant,
): readonly SentLine[] | Refusal {
  const lines: SentLine[] = [];
  for (const item of items) {
    if (!isQuantity(item.qty)) return refuse("quantity-invalid");
    const line = readNewItem(item, item.qty);
    if (line === null || line.at > now + aheadMs) return refuse("time-invalid");
    lines.push(line);
  }
  return lines;
}

function readNewItem(item: NewItem, quantity: Quantity): SentLine | null {
  const at = parseWireDateTime(item.createdDate);
  if (at === null) return null;
  const every = { key: lineKey(item.key), at };
  if (item.credits !== null) {
    return {
      ...every,
      kind: "credit",
      line: lineKey(item.credits),
      quantity: negateQuantity(quantity),
    };
  }
  const parent = lineKey(item.parent ?? item.key);
  if (item.type === 1) {
    return {
      ...every,
      kind: "mixer",
      item: parent,
      article: item.product,
      quantity,
      note: item.note,
    };
  }
  if (item.type === 2) {
    return item.staff === null
      ? null
      : { ...every, kind: "commission", item: parent, staff: item.staff };
  }
  return readArticle(item, every, quantity);
}

function readArticle(
  item: NewItem,
  every: { readonly key: LineKey; readonly at: Instant },
  quantity: Quantity,
): SentLine | null {
  const startedAt = item.timeStart === null ? null : parseWireDateTime(item.timeStart);
  const endedAt = item.timeEnd === null ? null : parseWireDateTime(item.timeEnd);
  const isBroken =
    (item.timeStart !== null && startedAt === null) || (item.timeEnd !== null && endedAt === null);
  if (isBroken) return null;
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

/** Reads what a till changed on lines that the bill has. */
export function readChangedItems(
  items: readonly ChangedItem[],
  lines: readonly LineRow[],
): readonly LineChange[] | Refusal {
  const changes: LineChange[] = [];
  for (const { id, note, orderLevel, times } of items) {
    const key = lines.find((line) => line.id === id)?.key;
    if (key === undefined) return refuse("line-not-found");
    const read = times === undefined ? undefined : readTimes(times);
    if (read === null) return refuse("time-invalid");
    changes.push({
      key: lineKey(key),
      ...(note !== undefined && { note }),
      ...(orderLevel !== undefined && { orderLevel }),
      ...(read !== undefined && { times: read }),
    });
  }
  return changes;
}

function readTimes(times: NonNullable<ChangedItem["times"]>): TimerTimes | null {
  const startedAt = parseWireDateTime(times.timeStart);
  const endedAt = times.timeEnd === null ? null : parseWireDateTime(times.timeEnd);
  const isBroken = startedAt === null || (times.timeEnd !== null && endedAt === null);
  return isBroken ? null : { startedAt, endedAt };
}
