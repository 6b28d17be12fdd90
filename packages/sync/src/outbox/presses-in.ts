import type { NewItem } from "@comanda/contract/bill";

import type { BodyItem } from "./intent.ts";

/** The presses among the items of an order, without changes of lines that the bill has. */
export function pressesIn(items: readonly BodyItem[]): readonly NewItem[] {
  return items.flatMap((item) => ("key" in item ? [item] : []));
}
