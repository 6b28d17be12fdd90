import { addAnswersToParts } from "@comanda/domain/bill/add-answers-to-parts";
import { addSet, type SetPart } from "@comanda/domain/bill/add-set";
import { changeSet } from "@comanda/domain/bill/change-set";
import type { LineKey, NormalLine } from "@comanda/domain/bill/line";
import { typedQuantity } from "@comanda/domain/bill/typed-quantity";
import type { Article } from "@comanda/domain/menu/article";
import { isRefusal } from "@comanda/domain/refusal";

import type { Reference } from "#records/reference.ts";

import { showRefusal } from "../notice/index.ts";
import { changeOrder, newLineKey, saleMoment, seatsOfNext, useOrder } from "../order/index.ts";
import { pressesAboutParts, type PartAnswers } from "../questions/index.ts";

type ChosenSet = {
  readonly article: Article;
  readonly parts: readonly SetPart[];
  readonly answers: PartAnswers;
  /** The unsent line that it replaces. */
  readonly old: NormalLine | null;
};

/** Orders the typed quantity of a set, or replaces one that was not sent; returns its key, or null if refused. */
export function orderSet(chosen: ChosenSet, reference: Reference): LineKey | null {
  const { article, parts, answers, old } = chosen;
  const count = typedQuantity(useOrder.getState().typed);
  if (isRefusal(count)) {
    showRefusal(count);
    return null;
  }
  const key = newLineKey();
  const isOrdered = changeOrder(
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
      const added = old === null ? addSet(bill, addition) : changeSet(bill, old.key, addition);
      if (isRefusal(added)) return added;
      const { menu } = reference;
      const pressed = { menu, at: addition.moment.at, newKey: newLineKey };
      const presses = pressesAboutParts(added, key, answers, pressed);
      return addAnswersToParts(added, key, { menu, presses, isAsked: true });
    },
    () => ({ typed: "", selected: key, opened: null }),
  );
  return isOrdered ? key : null;
}
