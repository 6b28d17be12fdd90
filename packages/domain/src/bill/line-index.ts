import { isCredit, isCreditOfReplaced, type Line, type LineKey } from "./line.ts";

/** By the line that they credit, or stand under. The lists themselves never change: rules read them while they add lines. */
type LineLists = Map<LineKey, readonly Line[]>;

/**
 * What the rules look for among the lines of a bill again and again. A credit of a thousand lines asks of each whether
 * it was credited, and would read all lines a thousand times.
 */
type LineIndex = {
  readonly byKey: Map<LineKey, Line>;
  /** The credits of a line. */
  readonly credits: LineLists;
  /** What stands right under a line, credits included, in the order of the bill. */
  readonly under: LineLists;
  readonly unsent: { sales: number; credits: number };
};

/**
 * Keyed by the array of a bill's lines, which is never mutated. An index is handed on to the lines that a rule makes of
 * them, so that a thousand credits need one and not a thousand.
 */
const indexes = new WeakMap<readonly Line[], LineIndex>();

export function indexLines(lines: readonly Line[]): LineIndex {
  const known = indexes.get(lines);
  if (known !== undefined) return known;
  const index: LineIndex = {
    byKey: new Map(),
    credits: new Map(),
    under: new Map(),
    unsent: { sales: 0, credits: 0 },
  };
  for (const line of lines) addToIndex(index, line);
  indexes.set(lines, index);
  return index;
}

/** Inserts a line before this place. It comes after all that stands under the same line. */
export function withLineAt(lines: readonly Line[], place: number, line: Line): readonly Line[] {
  const after = lines.toSpliced(place, 0, line);
  const index = indexes.get(lines);
  // Among the credits of one line, the order would not be that of the bill.
  const isOnlyCredit = line.credits === null || index?.credits.has(line.credits) !== true;
  if (index === undefined || index.byKey.has(line.key) || !isOnlyCredit) return after;
  addToIndex(index, line);
  return handOn(index, lines, after);
}

/** Puts a line in the place of the one with its key. */
export function withLineReplaced(lines: readonly Line[], line: Line): readonly Line[] {
  const index = indexLines(lines);
  const before = index.byKey.get(line.key);
  if (before === undefined) return lines;
  const after = lines.toSpliced(lines.indexOf(before), 1, line);
  const isInSamePlace =
    aboveOf(before) === aboveOf(line) &&
    before.credits === line.credits &&
    before.isSaved === line.isSaved;
  if (!isInSamePlace) return after;
  index.byKey.set(line.key, line);
  replaceIn(index.credits, line.credits, [before, line]);
  replaceIn(index.under, aboveOf(line), [before, line]);
  return handOn(index, lines, after);
}

/** The lines from before get an index of their own if anybody still asks for it. */
function handOn(
  index: LineIndex,
  before: readonly Line[],
  after: readonly Line[],
): readonly Line[] {
  indexes.delete(before);
  indexes.set(after, index);
  return after;
}

function addToIndex(index: LineIndex, line: Line): void {
  if (!index.byKey.has(line.key)) index.byKey.set(line.key, line);
  addIn(index.credits, line.credits, line);
  addIn(index.under, aboveOf(line), line);
  // The credit of a replaced commission belongs to the press that replaces it, which counts as a sale.
  const isPress = !line.isSaved && !isCreditOfReplaced(line);
  if (isPress) index.unsent[isCredit(line) ? "credits" : "sales"] += 1;
}

function aboveOf(line: Line): LineKey | null {
  return line.type === "timer" ? null : line.parent;
}

function addIn(lists: LineLists, key: LineKey | null, line: Line): void {
  if (key !== null) lists.set(key, [...(lists.get(key) ?? []), line]);
}

function replaceIn(
  lists: LineLists,
  key: LineKey | null,
  [before, line]: readonly [Line, Line],
): void {
  const list = key === null ? undefined : lists.get(key);
  if (key === null || list === undefined) return;
  lists.set(
    key,
    list.map((each) => (each === before ? line : each)),
  );
}
