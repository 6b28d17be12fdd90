import type { NewItem } from "@comanda/contract/bill";
import { withPressesUnder } from "@comanda/domain/bill/presses-under";

/** The unsent lines of a bill, divided into those that can move to another bill and those that belong to this one. */
export type UnsentItems = {
  readonly movable: readonly NewItem[];
  readonly bound: readonly NewItem[];
};

/** A credit belongs to the line that it credits, all else to the press below which it stands. */
export function divideUnsent(items: readonly NewItem[]): UnsentItems {
  const own = items.filter(({ parent, credits }) => parent === null && credits === null);
  const moving = withPressesUnder(
    own.map(({ key }) => key),
    items,
  );
  return {
    movable: items.filter(({ key }) => moving.has(key)),
    bound: items.filter(({ key }) => !moving.has(key)),
  };
}
