import type { Bill } from "@comanda/domain/bill/bill";
import type { LineKey } from "@comanda/domain/bill/line";
import {
  divideTicketedQuantity,
  quantityToPrepare,
  type TicketedQuantities,
} from "@comanda/domain/bill/ticket-lines";
import { addQuantity, noQuantity } from "@comanda/domain/money/quantity";

import type { ModelBill } from "./model.ts";

type BillPair<Thing> = { readonly first: Thing; readonly second: Thing };

/** Divides the quantities on tickets between the two bills of a split: none is doubled, and none is lost. */
export function splitTicketed(
  ticketed: TicketedQuantities,
  { first, second }: BillPair<Bill>,
): BillPair<TicketedQuantities> {
  const shares: BillPair<Map<LineKey, ReturnType<typeof addQuantity>>> = {
    first: new Map(),
    second: new Map(),
  };
  for (const [key, known] of ticketed) {
    const [onFirst, onSecond] = [first, second].map(({ lines }) =>
      lines.find((line) => line.key === key),
    );
    if (onFirst !== undefined && onSecond !== undefined) {
      const wanted = {
        first: quantityToPrepare(first, onFirst),
        second: quantityToPrepare(second, onSecond),
      };
      const share = divideTicketedQuantity(known, wanted);
      shares.first.set(key, share.first);
      shares.second.set(key, share.second);
    } else if (onSecond === undefined) shares.first.set(key, known);
    else shares.second.set(key, known);
  }
  return shares;
}

/** Adds up the quantities on tickets of two merged bills. */
export function mergeTicketed(
  first: ModelBill,
  second: ModelBill,
  renamed: ReadonlyMap<LineKey, LineKey>,
): TicketedQuantities {
  const ticketed = new Map(first.ticketed);
  for (const [key, known] of second.ticketed) {
    const name = renamed.get(key) ?? key;
    ticketed.set(name, addQuantity(ticketed.get(name) ?? noQuantity, known));
  }
  return ticketed;
}
