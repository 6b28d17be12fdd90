import type { Line } from "./line.ts";

/** The longest pause between two presses of one round, for lines without a round number. */
export const previousOrderGapMs = 3000;

/** Groups the previous order by round: the lines of one Print, however long the presses took. */
export function groupPreviousOrders(previous: readonly Line[]): readonly (readonly Line[])[] {
  const inTime = previous.toSorted((first, second) => first.createdAt - second.createdAt);
  const byRound = Map.groupBy(inTime, ({ round }) => round);
  const numbered = [...byRound]
    .flatMap(([round, lines]) => (round === null ? [] : [{ round, lines }]))
    .toSorted((first, second) => first.round - second.round);
  return [...groupByPress(byRound.get(null) ?? []), ...numbered.map(({ lines }) => lines)];
}

/** Groups lines that were sent before rounds had numbers. */
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
