import type { NewItem } from "@comanda/contract/bill";

/** The unsent lines of a bill, divided into those that can move to another bill and those that belong to this one. */
export type UnsentItems = {
  readonly movable: readonly NewItem[];
  readonly bound: readonly NewItem[];
};

/** A credit belongs to the line that it credits, a mixer or a commission to the item above it or to a part of that set. */
export function divideUnsent(items: readonly NewItem[]): UnsentItems {
  const articles = items.filter(({ credits, parent }) => credits === null && parent === null);
  const keys = new Set(articles.map(({ key }) => key));
  const canMove = ({ key, credits, parent }: NewItem) =>
    credits === null && (keys.has(parent ?? key) || keys.has(setOf(parent ?? key)));
  return { movable: items.filter(canMove), bound: items.filter((item) => !canMove(item)) };
}

/** The parts of a set are not sent: their keys begin with that of their set. */
function setOf(key: string): string {
  return key.slice(0, Math.max(0, key.lastIndexOf(".")));
}
