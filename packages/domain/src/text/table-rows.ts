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
 * What a quotation mark at the beginning of a cell means. In a file it encloses the cell, or the table is damaged. In
 * pasted text it encloses the cell if another one ends it, and is a letter otherwise. Spreadsheet programs enclose what
 * they copy only where a tab or a line end is in it; all other marks are letters.
 */
export type Quoting = "file" | "pasted" | "spreadsheet";

/**
 * Yields row by row, so that a long table need not be read at once. Rows without any text are left out. A cell in quotes
 * may hold separators and line ends, and a quote within it is doubled; other cells are read letter by letter. Only files
 * have faults.
 */
export function* tableRows(
  text: string,
  separator: CellSeparator,
  quoting: Quoting = "file",
): Generator<TableRow | TableFault, void> {
  const plain = withoutByteOrderMark(text);
  const readCell = cellReader(plain, separator, quoting);
  let row = 1;
  let cells: string[] = [];
  let at = 0;
  while (at < plain.length) {
    const cell = readCell(at);
    if (cell === null) return yield { row, column: cells.length + 1, fault: faultAt(plain, at) };
    at = cell.next;
    cells.push(cell.text);
    if (cell.end === separator && at === plain.length) cells.push("");
    if (cell.end !== separator || at === plain.length) {
      if (cells.some((each) => each !== "")) yield { row, cells };
      cells = [];
      row += 1;
    }
  }
}

/** A cell, what ends it, and where the next one begins. */
type Cell = { readonly text: string; readonly end: string; readonly next: number };

function cellReader(
  plain: string,
  separator: CellSeparator,
  quoting: Quoting,
): (at: number) => Cell | null {
  const end = `(${separator}|\\r?\\n|\\r|$)`;
  const enclosed = new RegExp(`"([^"]*(?:""[^"]*)*)"${end}`, "y");
  const bare = new RegExp(
    `(${quoting === "file" ? '(?!")' : ""}[^${separator}\\r\\n]*)${end}`,
    "y",
  );
  const isEnclosed = (inner: string) => quoting !== "spreadsheet" || /[\t\r\n]|""/.test(inner);
  const matchAt = (pattern: RegExp, at: number) => {
    pattern.lastIndex = at;
    return pattern.exec(plain);
  };
  return (at) => {
    const inQuotes = matchAt(enclosed, at);
    if (inQuotes !== null && isEnclosed(inQuotes[1] ?? "")) {
      const [, inner = "", ending = ""] = inQuotes;
      return { text: inner.replaceAll('""', '"'), end: ending, next: enclosed.lastIndex };
    }
    const found = matchAt(bare, at);
    if (found === null) return null;
    const [, text = "", ending = ""] = found;
    return { text, end: ending, next: bare.lastIndex };
  };
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
