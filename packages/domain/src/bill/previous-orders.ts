import type { Line } from "./line.ts";

/** Lines of one save carry almost the same time; the next round comes later than this. */
export const previousOrderGapMs = 3000;

/** The previous order in blocks, one for each round that was sent. */
export function groupPreviousOrders(previous: readonly Line[]): readonly (readonly Line[])[] {
  const groups: Line[][] = [];
  let last: Line | null = null;
  for (const line of previous.toSorted((first, second) => first.createdAt - second.createdAt)) {
    const isNextRound = last === null || line.createdAt - last.createdAt > previousOrderGapMs;
    if (isNextRound) groups.push([line]);
    else groups.at(-1)?.push(line);
    last = line;
  }
  return groups;
}
