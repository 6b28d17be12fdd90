import type { Bill } from "@comanda/domain/bill/bill";
import type { LineKey } from "@comanda/domain/bill/line";
import { divideTicketed, wantedOf, type Ticketed } from "@comanda/domain/bill/ticket-lines";
import { addQuantity, none } from "@comanda/domain/money/quantity";

import type { ModelBill } from "./model.ts";

type Two<Thing> = { readonly first: Thing; readonly second: Thing };

/** Divides the quantities on tickets between the two bills of a split: none is doubled, and none is lost. */
export function shareTicketed(told: Ticketed, { first, second }: Two<Bill>): Two<Ticketed> {
  const shares: Two<Map<LineKey, ReturnType<typeof addQuantity>>> = {
    first: new Map(),
    second: new Map(),
  };
  for (const [key, known] of told) {
    const [onFirst, onSecond] = [first, second].map(({ lines }) =>
      lines.find((line) => line.key === key),
    );
    if (onFirst !== undefined && onSecond !== undefined) {
      const wanted = { first: wantedOf(first, onFirst), second: wantedOf(second, onSecond) };
      const share = divideTicketed(known, wanted);
      shares.first.set(key, share.first);
      shares.second.set(key, share.second);
    } else if (onSecond === undefined) shares.first.set(key, known);
    else shares.second.set(key, known);
  }
  return shares;
}

/** Adds up the quantities on tickets of two merged bills. */
export function joinTicketed(
  first: ModelBill,
  second: ModelBill,
  renamed: ReadonlyMap<LineKey, LineKey>,
): Ticketed {
  const told = new Map(first.ticketed);
  for (const [key, known] of second.ticketed) {
    const name = renamed.get(key) ?? key;
    told.set(name, addQuantity(told.get(name) ?? none, known));
  }
  return told;
}
