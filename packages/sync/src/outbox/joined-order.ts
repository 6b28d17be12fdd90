import type { ChangedItem, NewItem, updateBill } from "@comanda/contract/bill";
import type { BodyOf } from "@comanda/contract/call";
import { withPressesUnder } from "@comanda/domain/bill/presses-under";
import { quantityOfTenths, tenthsOf, quantity } from "@comanda/domain/money/quantity";

import type { Intent } from "./intent.ts";

type Header = Partial<
  Pick<BodyOf<typeof updateBill>, "cover" | "servingWay" | "staff" | "customer"> & {
    readonly table: string;
    readonly room: string;
  }
>;

/** What was changed on a bill after its first intent: the last of each. */
export function changedHeader(later: readonly Intent[]): Header {
  const header: Header = {};
  for (const { body } of later) {
    if (!("id" in body)) continue;
    const { place, cover, servingWay, staff, customer } = body;
    Object.assign(header, {
      ...place,
      ...(cover !== undefined && { cover }),
      ...(servingWay !== undefined && { servingWay }),
      ...(staff !== undefined && { staff }),
      ...(customer !== undefined && { customer }),
    });
  }
  return header;
}

/**
 * The items of an order and of the rounds behind it, as one order: with what was changed on them since, and without
 * what was taken back before the kitchen ever had it.
 */
export function joinItems(intents: readonly Intent[]): readonly NewItem[] {
  const items = new Map<string, NewItem>();
  for (const { body, changedLines } of intents) {
    const keys = new Map(changedLines.map(({ id, key }) => [id, key]));
    for (const item of body.billItems) {
      if (!("key" in item)) changeItem(items, keys.get(item.id), item);
      else if (item.credits !== null && items.has(item.credits)) takeBack(items, item);
      else items.set(item.key, item);
    }
  }
  return [...items.values()];
}

/** A set that was broken up stays a set: its pieces were never apart for the kitchen. */
function changeItem(
  items: Map<string, NewItem>,
  key: string | undefined,
  { note, orderLevel, times, seats, course }: ChangedItem,
): void {
  const item = items.get(key ?? "");
  if (item === undefined) return;
  items.set(item.key, {
    ...item,
    ...times,
    ...(note !== undefined && { note }),
    ...(orderLevel !== undefined && { orderLevel }),
    ...(seats !== undefined && { seats }),
    ...(course !== undefined && { course }),
  });
}

/** Answers and discounts go piece by piece with their item, all else that stands under it with its last piece. */
function takeBack(items: Map<string, NewItem>, { credits, qty }: NewItem): void {
  const item = items.get(credits ?? "");
  if (item === undefined) return;
  const all = tenthsOf(quantity(item.qty));
  const left = all + tenthsOf(quantity(qty));
  const gone = left <= 0 ? withPressesUnder([item.key], [...items.values()]) : new Set<string>();
  for (const each of items.values()) {
    if (gone.has(each.key)) items.delete(each.key);
    else if (
      each.parent === item.key &&
      (each.question !== undefined || each.discount !== undefined)
    ) {
      const share = Math.ceil((tenthsOf(quantity(each.qty)) * left) / all);
      items.set(each.key, { ...each, qty: quantityOfTenths(share) });
    }
  }
  if (left > 0) items.set(item.key, { ...item, qty: quantityOfTenths(left) });
}
