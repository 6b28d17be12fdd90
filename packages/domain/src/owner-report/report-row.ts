export type Cell = string | number | null;

/** The cells of a row by column key; missing cells are empty. */
export type ReportRow = {
  /** Identifies what the row opens; null if it opens nothing. */
  readonly key: string | null;
  /** Pairs the row with one of those that it is compared with, instead of the key; null if it stands beside none. */
  readonly pair?: string | null;
  /** The place of a day among the days of the report. */
  readonly dayIndex?: number;
  readonly [column: string]: Cell | undefined;
};

/** The number in a cell; 0 if there is none. */
export function numericCell(row: ReportRow | undefined, column: string): number {
  const cell = row?.[column];
  return typeof cell === "number" ? cell : 0;
}
