import { addMixer } from "@comanda/domain/bill/add-mixer";
import { findLine, type Bill } from "@comanda/domain/bill/bill";
import { isItem, lastItem } from "@comanda/domain/bill/line-order";
import type { Line, LineKey } from "@comanda/domain/bill/line";
import type { Article } from "@comanda/domain/menu/article";
import { mixerGroupOf, type Menu } from "@comanda/domain/menu/menu";
import type { MixerGroup } from "@comanda/domain/menu/mixer-group";
import { oneQuantity } from "@comanda/domain/money/quantity";

import { changeOrder, newLineKey } from "./change-order.ts";
import { requireReference, saleMoment } from "./sale-context.ts";
import { useOrder } from "./order-store.ts";

/** Adds a mixer to the selected item, or to the last one. */
export function pressMixer(article: Article): boolean {
  const { selected, sending } = useOrder.getState();
  const { menu, promotions } = requireReference();
  return changeOrder((bill) => {
    const item = itemForMixers(bill, selected);
    return addMixer(bill, {
      key: newLineKey(),
      article,
      quantity: oneQuantity,
      joins: sending === null,
      item: item?.key ?? null,
      group: item === null ? null : mixersOf(menu, item),
      promotions,
      moment: saleMoment(bill),
    });
  });
}

/** The item that mixers would be added to: the selected one, otherwise the last one. */
export function itemForMixers(bill: Bill, selected: LineKey | null): Line | null {
  const line = selected === null ? null : findLine(bill, selected);
  return line !== null && isItem(line) ? line : lastItem(bill);
}

export function mixersOf(menu: Menu, item: Line): MixerGroup | null {
  const article = menu.articles.find(({ id }) => id === item.article);
  return article === undefined ? null : mixerGroupOf(menu, article);
}
