/** What separates the cells of a row. */
export type CellSeparator = "," | ";" | "\t";

/** A row with its number as spreadsheet programs count: from 1, empty rows included. */
export type TableRow = { readonly row: number; readonly cells: readonly string[] };

/** Where a table cannot be read any further. The column counts from 1, too. */
export type TableFault = {
  readonly row: number;
  readonly column: number;
  readonly fault: "open-quote" | "text-after-quote";
};

/**
 * Yields row by row, so that a long table need not be read at once. Rows without any text are left out. A cell in quotes
 * may hold separators and line ends, and a quote within it is doubled; other cells are read letter by letter.
 */
export function* tableRows(
  text: string,
  separator: CellSeparator,
): Generator<TableRow | TableFault, void> {
  const plain = withoutByteOrderMark(text);
  // One cell and its terminator.
  const cell = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)"|((?!")[^${separator}\\r\\n]*))(${separator}|\\r?\\n|\\r|$)`,
    "y",
  );
  let row = 1;
  let cells: string[] = [];
  let at = 0;
  while (at < plain.length) {
    const match = cell.exec(plain);
    if (match === null) return yield { row, column: cells.length + 1, fault: faultAt(plain, at) };
    const [, quoted, bare = "", end = ""] = match;
    at = cell.lastIndex;
    cells.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    if (end === separator && at === plain.length) cells.push("");
    if (end !== separator || at === plain.length) {
      if (cells.some((each) => each !== "")) yield { row, cells };
      cells = [];
      row += 1;
    }
  }
}

/** The byte order mark tells spreadsheets that a file is UTF-8. */
export const byteOrderMark = "\uFEFF";

function withoutByteOrderMark(text: string): string {
  return text.startsWith(byteOrderMark) ? text.slice(byteOrderMark.length) : text;
}

function faultAt(text: string, at: number): TableFault["fault"] {
  const quoted = /"[^"]*(?:""[^"]*)*"/y;
  quoted.lastIndex = at;
  return quoted.test(text) ? "text-after-quote" : "open-quote";
}
