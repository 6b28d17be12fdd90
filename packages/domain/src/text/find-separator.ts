import { tableRows, type CellSeparator, type Quoting } from "./table-rows.ts";

/** Of two that fit equally well, the one that is rarer within texts and numbers comes first. */
export const cellSeparators = ["\t", ";", ","] as const satisfies readonly CellSeparator[];

/** Enough to see which separator gives every row as many cells. */
const rowsToCompare = 50;

/** The separator by which most of the first rows have the same number of cells; a comma if there is only one column. */
export function findSeparator(text: string, quoting: Quoting): CellSeparator {
  const [best] = cellSeparators
    .map((separator) => ({ separator, evenness: evennessOf(text, separator, quoting) }))
    .filter(({ evenness }) => evenness > 0)
    .toSorted((one, other) => other.evenness - one.evenness);
  return best?.separator ?? ",";
}

/** The share of the first rows that have the most frequent number of cells; 0 if that is a single one. */
function evennessOf(text: string, separator: CellSeparator, quoting: Quoting): number {
  const counts = new Map<number, number>();
  let rows = 0;
  for (const row of tableRows(text, separator, quoting)) {
    if ("fault" in row || rows === rowsToCompare) break;
    counts.set(row.cells.length, (counts.get(row.cells.length) ?? 0) + 1);
    rows += 1;
  }
  const most = Math.max(0, ...counts.values());
  const cells = Math.max(...[...counts].flatMap(([count, times]) => (times === most ? count : [])));
  return cells > 1 ? most / rows : 0;
}

/** Excel writes the separator into a first line of its own, and shows the rows after it from number 1. */
export function splitSeparatorLine(text: string): {
  readonly separator: CellSeparator | null;
  readonly rest: string;
} {
  const line = /^\uFEFF?sep=([,;\t])\r?\n/i.exec(text);
  const separator = cellSeparators.find((each) => each === line?.[1]) ?? null;
  return { separator, rest: text.slice(line?.[0].length ?? 0) };
}
