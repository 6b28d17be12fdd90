import type { Line } from "./line.ts";

/** How far apart two presses of one round are at most, where nothing but the presses tells rounds apart. */
export const previousOrderGapMs = 3000;

/** The previous order in blocks, one for each round: what one Print sent, however long it took to press. */
export function groupPreviousOrders(previous: readonly Line[]): readonly (readonly Line[])[] {
  const inTime = previous.toSorted((first, second) => first.createdAt - second.createdAt);
  const byRound = Map.groupBy(inTime, ({ round }) => round);
  const numbered = [...byRound]
    .flatMap(([round, lines]) => (round === null ? [] : [{ round, lines }]))
    .toSorted((first, second) => first.round - second.round);
  return [...groupByPress(byRound.get(null) ?? []), ...numbered.map(({ lines }) => lines)];
}

/** Lines that were sent before rounds had numbers. */
function groupByPress(inTime: readonly Line[]): readonly (readonly Line[])[] {
  const groups: Line[][] = [];
  let last: Line | null = null;
  for (const line of inTime) {
    const isNextRound = last === null || line.createdAt - last.createdAt > previousOrderGapMs;
    if (isNextRound) groups.push([line]);
    else groups.at(-1)?.push(line);
    last = line;
  }
  return groups;
}
