import { isCredit, type Line, type LineKey } from "./line.ts";
import { parentOf, type Bill } from "./bill.ts";
import { indexLines, withLineAt } from "./line-index.ts";

/** Inserts a line after its parent and the lines already under it, or at the end if it has no parent. */
export function insertLine(bill: Bill, line: Line): Bill {
  const parent = parentOf(line);
  const last = parent === null ? -1 : lastIndexBelow(bill, parent);
  const place = last === -1 ? bill.lines.length : last + 1;
  return { ...bill, lines: withLineAt(bill.lines, place, line) };
}

/** A line comes before what stands below it. */
function lastIndexBelow({ lines }: Bill, top: LineKey): number {
  const { byKey, under } = indexLines(lines);
  const alone = under.has(top) ? undefined : byKey.get(top);
  if (alone !== undefined) return lines.indexOf(alone);
  const below = new Set<LineKey | null>([top]);
  return lines.reduce((last, line, index) => {
    if (line.key !== top && !below.has(parentOf(line))) return last;
    below.add(line.key);
    return index;
  }, -1);
}

/** The fields that decide the position of a line. A timer has no parent. */
type LinePosition = { readonly key: string; readonly parent?: string | null };

/** Puts every line under its parent and otherwise keeps the given order. */
export function sortUnderParents<Item extends LinePosition>(
  lines: readonly Item[],
): readonly Item[] {
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

/** Returns the line that the next press of a mixer or of the same article refers to: the last item. */
export function lastItem(bill: Bill): Line | null {
  return bill.lines.findLast((line) => isItem(line)) ?? null;
}

/** Whether a line is sold on its own: not a mixer, answer, commission, free piece or credit. */
export function isItem(line: Line): boolean {
  if (isCredit(line)) return false;
  return line.type === "timer" || (line.type === "normal" && line.parent === null);
}
