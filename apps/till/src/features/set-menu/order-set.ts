import { addSet, type SetPart } from "@comanda/domain/bill/add-set";
import { changeSet } from "@comanda/domain/bill/change-set";
import type { NormalLine } from "@comanda/domain/bill/line";
import { typedQuantity } from "@comanda/domain/bill/typed-quantity";
import type { Article } from "@comanda/domain/menu/article";
import { isRefusal } from "@comanda/domain/refusal";

import type { Reference } from "#records/reference.ts";

import { showRefusal } from "../notice/index.ts";
import { changeOrder, newLineKey, saleMoment, seatsOfNext, useOrder } from "../order/index.ts";

type ChosenSet = {
  readonly article: Article;
  readonly parts: readonly SetPart[];
  /** The unsent line that it replaces. */
  readonly old: NormalLine | null;
};

/** Orders the typed quantity of a set, or replaces one that was not sent; returns whether it did. */
export function orderSet({ article, parts, old }: ChosenSet, reference: Reference): boolean {
  const count = typedQuantity(useOrder.getState().typed);
  if (isRefusal(count)) {
    showRefusal(count);
    return false;
  }
  const key = newLineKey();
  return changeOrder(
    (bill) => {
      const addition = {
        key,
        article,
        quantity: count,
        parts,
        promotions: reference.promotions,
        moment: saleMoment(bill),
        currency: reference.currency,
        seats: seatsOfNext(),
      };
      return old === null ? addSet(bill, addition) : changeSet(bill, old.key, addition);
    },
    () => ({ typed: "", selected: key, opened: null }),
  );
}
