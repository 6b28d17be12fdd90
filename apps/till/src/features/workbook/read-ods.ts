import type { WorkbookCell, WorkbookSheet } from "@comanda/domain/menu-import/workbook-sheet";

import { readXml, type XmlAttributes } from "./read-xml.ts";
import {
  collectRows,
  formulaMark,
  maximumColumns,
  putCell,
  startCellBudget,
} from "./sheet-rows.ts";
import { inflateText, UnreadArchive, type InflateBudget, type ZipArchive } from "./unzip.ts";

/** Reads the sheets of a workbook of LibreOffice. */
export async function readOds(
  zip: ZipArchive,
  budget: InflateBudget,
): Promise<readonly WorkbookSheet[]> {
  const manifest = (await inflateText(zip, "META-INF/manifest.xml", budget)) ?? "";
  if (manifest.includes("encryption-data")) throw new UnreadArchive("password");
  const xml = await inflateText(zip, "content.xml", budget);
  if (xml === null) throw new UnreadArchive("broken");
  return readContent(xml);
}

type OpenCell = { readonly attributes: XmlAttributes; readonly paragraphs: string[] };

function readContent(xml: string): readonly WorkbookSheet[] {
  const book = collectSheets(xml);
  let table = book.begin(new Map());
  let row = 0;
  let repeats = 1;
  let cells: WorkbookCell[] = [];
  let column = 0;
  let cell: OpenCell | null = null;
  /** What a note at a cell says does not belong to the cell. */
  let notes = 0;
  for (const piece of readXml(xml)) {
    if (piece.is === "text") {
      if (cell !== null && notes === 0) write(cell, piece.text);
      continue;
    }
    const isOpen = piece.is === "open";
    switch (piece.name) {
      case "annotation":
        notes += isOpen ? 1 : -1;
        break;
      case "table":
        if (piece.is === "open") [table, row] = [book.begin(piece.attributes), 0];
        else table.end();
        break;
      case "table-row":
        if (piece.is === "open") {
          repeats = countOf(piece.attributes, "number-rows-repeated");
          [cells, column] = [[], 0];
        } else {
          addRow(table.rows, { row: row + 1, repeats, cells });
          row += repeats;
        }
        break;
      case "table-cell":
      case "covered-table-cell":
        if (piece.is === "open") cell = { attributes: piece.attributes, paragraphs: [] };
        else if (cell !== null) {
          column = addCell(cells, column, cell);
          cell = null;
        }
        break;
      case "p":
        if (isOpen && notes === 0) cell?.paragraphs.push("");
        break;
      case "s":
      case "tab":
      case "line-break":
        if (piece.is === "open" && cell !== null && notes === 0) {
          write(cell, " ".repeat(Math.min(maximumColumns, countOf(piece.attributes, "c"))));
        }
        break;
      default:
    }
  }
  return book.sheets();
}

/** Collects the sheets in their order; hidden ones only if there are no others. */
function collectSheets(xml: string) {
  const [shown, hidden]: [WorkbookSheet[], WorkbookSheet[]] = [[], []];
  const hiddenStyles = findHiddenStyles(xml);
  const budget = startCellBudget();
  return {
    begin: (attributes: XmlAttributes) => {
      const rows = collectRows(budget);
      const isHidden = hiddenStyles.has(attributes.get("style-name") ?? "");
      const end = () => {
        (isHidden ? hidden : shown).push(rows.sheet(attributes.get("name") ?? ""));
      };
      return { rows, end };
    },
    sheets: () => (shown.length > 0 ? shown : hidden),
  };
}

/** The styles of sheets that a user cannot see; styles come before the sheets. */
function findHiddenStyles(xml: string): ReadonlySet<string> {
  const styles = new Set<string>();
  let style = "";
  for (const piece of readXml(xml)) {
    if (piece.is !== "open") continue;
    if (piece.name === "table") break;
    if (piece.name === "style") style = piece.attributes.get("name") ?? "";
    if (piece.name === "table-properties" && piece.attributes.get("display") === "false") {
      styles.add(style);
    }
  }
  return styles;
}

function countOf(attributes: XmlAttributes, name: string): number {
  const count = Number(attributes.get(name) ?? 1);
  return Number.isInteger(count) && count > 0 ? count : 1;
}

/** Text between the paragraphs of a cell is only the layout of the file. */
function write({ paragraphs }: OpenCell, text: string): void {
  const last = paragraphs.length - 1;
  if (last >= 0) paragraphs[last] = `${paragraphs[last] ?? ""}${text}`;
}

type RepeatedRow = {
  readonly row: number;
  readonly repeats: number;
  readonly cells: readonly WorkbookCell[];
};

function addRow(rows: ReturnType<typeof collectRows>, { row, repeats, cells }: RepeatedRow): void {
  if (cells.length === 0) return;
  for (let more = 0; more < repeats && !rows.isFull(); more += 1) rows.add(row + more, cells);
}

/** Returns the column after the cell, which may stand for several equal ones. */
function addCell(cells: WorkbookCell[], column: number, cell: OpenCell): number {
  const count = countOf(cell.attributes, "number-columns-repeated");
  const value = valueOf(cell);
  if (value !== "") {
    for (let more = 0; more < count; more += 1) putCell(cells, column + more, value);
  }
  return column + count;
}

function valueOf({ attributes, paragraphs }: OpenCell): WorkbookCell {
  const types = attributes.get("value-type");
  const text = paragraphs.join(" ");
  switch (types) {
    case "float":
    case "currency":
    case "percentage": {
      const number = Number(attributes.get("value") ?? Number.NaN);
      return Number.isFinite(number) ? number : text;
    }
    case "boolean":
      return attributes.get("boolean-value") ?? text;
    case "date":
      return (attributes.get("date-value") ?? text).replace("T", " ");
    case "error":
      return "#VALUE!";
    case undefined:
      return attributes.has("formula") ? formulaMark : text;
    default:
      return attributes.get("string-value") ?? text;
  }
}
