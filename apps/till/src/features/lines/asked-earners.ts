import type { Bill } from "@comanda/domain/bill/bill";
import { linesAskedForEarner } from "@comanda/domain/bill/earning-lines";
import type { Line, LineKey } from "@comanda/domain/bill/line";

import { requireReference, useOrder } from "../order/index.ts";

/** The screen that asks who earns a set or its first part that earns something; null if none does. */
export function pathToFirstEarner(set: LineKey): string | null {
  const { bill } = useOrder.getState();
  const [first] = bill === null ? [] : linesAskedForEarner(bill, requireReference().menu, set);
  return first === undefined ? null : pathTo(first);
}

export type AskedEarner = {
  readonly number: number;
  readonly count: number;
  /** The screen of the next question; null after the last one. */
  readonly next: string | null;
};

/** Which of the questions of one press this is; each line has a question of its own. */
export function askedEarner(bill: Bill, line: LineKey): AskedEarner {
  const asked = linesAskedForEarner(bill, requireReference().menu, line);
  const index = asked.findIndex(({ key }) => key === line);
  const next = asked[index + 1];
  return { number: index + 1, count: asked.length, next: next === undefined ? null : pathTo(next) };
}

function pathTo({ article, key }: Line): string {
  return `/set-commission/${article}/force/${key}`;
}
