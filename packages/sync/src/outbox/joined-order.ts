import type { NewItem, updateBill } from "@comanda/contract/bill";
import type { BodyOf } from "@comanda/contract/call";
import { lineTotal } from "@comanda/domain/money/line-total";
import { subtractMoney } from "@comanda/domain/money/money";
import {
  noQuantity,
  quantity,
  subtractQuantity,
  type Quantity,
} from "@comanda/domain/money/quantity";
import { pressOfDerived, withPressesUnder } from "@comanda/domain/bill/presses-under";

import { changeJoinedItem } from "./change-joined-item.ts";
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
  const brokenUp = new Set<string>();
  for (const { body, changedLines } of intents) {
    const keys = new Map(changedLines.map(({ id, key }) => [id, key]));
    for (const item of body.billItems) {
      if (!("key" in item)) changeJoinedItem({ items, brokenUp }, keys.get(item.id) ?? "", item);
      else if (!takeBack(items, item)) items.set(item.key, joinCommission(items, item));
    }
  }
  return [...items.values()];
}

/** If a commission replaces one that was never sent, only the new one is sent, and it replaces nothing. */
function joinCommission(items: Map<string, NewItem>, item: NewItem): NewItem {
  const { replaces, ...first } = item;
  return replaces !== undefined && items.delete(replaces) ? first : item;
}

/** Whether these items contain what goes back: an item, or the free pieces of one. */
function takeBack(items: Map<string, NewItem>, { credits, qty }: NewItem): boolean {
  const item = credits === null ? undefined : (items.get(credits) ?? withFree(items, credits));
  if (item === undefined) return false;
  const gone = quantity(-qty);
  const left = item.timeStart === null ? subtractQuantity(quantity(item.qty), gone) : noQuantity;
  const isPaid = item.key === credits;
  keepPieces(items, isPaid ? withoutPaid(item, gone) : item, left);
  return true;
}

/** The item that these free pieces are of. A piece of a set is none: the set would go with it. */
function withFree(items: ReadonlyMap<string, NewItem>, pieces: string): NewItem | undefined {
  const item = items.get(pressOfDerived(pieces));
  return item?.parts === undefined ? item : undefined;
}

/** The amount that was shown for an item says how many of its pieces are free. */
function withoutPaid(item: NewItem, gone: Quantity): NewItem {
  const { shown, question } = item;
  // Of answers, some are included in the price of their item.
  if (shown === undefined || question !== undefined) return item;
  const amount = subtractMoney(shown.amount, lineTotal(shown.price, gone));
  return { ...item, shown: { ...shown, amount } };
}

/** Discounts and answers go piece by piece with their item, all else that stands under it with its last piece. */
function keepPieces(items: Map<string, NewItem>, item: NewItem, left: number): void {
  if (left <= 0) {
    for (const key of withPressesUnder([item.key], [...items.values()])) items.delete(key);
    return;
  }
  items.set(item.key, { ...item, qty: left });
  takeDiscounts(items, item, item.qty - left);
  keepAnswers(items, item, left);
}

/** Pieces with a discount go first, as on the bill. */
function takeDiscounts(items: Map<string, NewItem>, { key }: NewItem, gone: number): void {
  /** Each part of a set has the discount of its own pieces. */
  const open = new Map<string, number>();
  for (const each of itemsRightUnder(items, key)) {
    if (each.discount === undefined) continue;
    const line = each.parent ?? key;
    const back = Math.min(open.get(line) ?? gone, each.qty);
    open.set(line, (open.get(line) ?? gone) - back);
    keepPieces(items, each, each.qty - back);
  }
}

/**
 * So many answers stay as the pieces that stay have. Those to one question are counted together, since the rest of a
 * piece, rounded up for each answer, could be more of them than are allowed.
 */
function keepAnswers(
  items: Map<string, NewItem>,
  { key, qty: pieces }: NewItem,
  left: number,
): void {
  const counted = new Map<string, number>();
  for (const answer of itemsRightUnder(items, key)) {
    if (answer.question === undefined) continue;
    const asked = [answer.parent, answer.question, answer.way === "without"].join();
    const before = counted.get(asked) ?? 0;
    const after = before + answer.qty;
    counted.set(asked, after);
    const share = (count: number) => Math.ceil((count * left) / pieces);
    keepPieces(items, answer, share(after) - share(before));
  }
}

/** What stands right under an item, or under a part of the set that it is. */
function itemsRightUnder(items: ReadonlyMap<string, NewItem>, key: string): readonly NewItem[] {
  return [...items.values()].filter(({ parent }) => {
    if (parent === null) return false;
    return (items.has(parent) ? parent : pressOfDerived(parent)) === key;
  });
}
