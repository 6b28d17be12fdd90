import { isCredit, type Line, type LineKey } from "./line.ts";
import { parentOf, type Bill } from "./bill.ts";

/** Adds a line under its parent, after what already stands there; without one, at the end. */
export function insertLine(bill: Bill, line: Line): Bill {
  const after = lastIndexUnder(bill, parentOf(line));
  return { ...bill, lines: bill.lines.toSpliced(after + 1, 0, line) };
}

function lastIndexUnder(bill: Bill, parent: LineKey | null): number {
  const last =
    parent === null
      ? -1
      : bill.lines.findLastIndex((line) => line.key === parent || parentOf(line) === parent);
  return last === -1 ? bill.lines.length - 1 : last;
}

/** What of a line says where it stands. A timer stands under nothing. */
type Placed = { readonly key: string; readonly parent?: string | null };

/** Puts every line under its parent, where lines come in the order in which they were kept. */
export function inOrder<Item extends Placed>(lines: readonly Item[]): readonly Item[] {
  const keys = new Set<string>(lines.map(({ key }) => key));
  const above = ({ parent = null }: Item): string | null =>
    parent !== null && keys.has(parent) ? parent : null;
  const under = Map.groupBy(lines, above);
  const withUnder = (line: Item): readonly Item[] => [
    line,
    ...(under.get(line.key) ?? []).flatMap(withUnder),
  ];
  return (under.get(null) ?? []).flatMap(withUnder);
}

/** The line that the next press of an article or a mixer has to do with: the last one sold for itself. */
export function lastItem(bill: Bill): Line | null {
  return bill.lines.findLast((line) => isItem(line)) ?? null;
}

/** Whether a line is sold for itself: not a mixer, a commission, a free remainder or a credit. */
export function isItem(line: Line): boolean {
  if (isCredit(line)) return false;
  return line.type === "timer" || (line.type === "normal" && line.parent === null);
}
