import type { NewItem } from "@comanda/contract/bill";

/** The unsent lines of a bill, divided into those that can move to another bill and those that belong to this one. */
export type UnsentItems = {
  readonly movable: readonly NewItem[];
  readonly bound: readonly NewItem[];
};

/**
 * A credit belongs to the line that it credits; a mixer, an answer or a commission to the line above it, which comes
 * first, or to a part of that set.
 */
export function divideUnsent(items: readonly NewItem[]): UnsentItems {
  const moving = new Set<string>();
  for (const { key, credits, parent } of items) {
    const isWithParent = parent === null || moving.has(parent) || moving.has(setOf(parent));
    if (credits === null && isWithParent) moving.add(key);
  }
  return {
    movable: items.filter(({ key }) => moving.has(key)),
    bound: items.filter(({ key }) => !moving.has(key)),
  };
}

/** The parts of a set are not sent: their keys begin with that of their set. */
function setOf(key: string): string {
  return key.slice(0, Math.max(0, key.lastIndexOf(".")));
}
