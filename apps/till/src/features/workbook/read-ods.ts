import type { WorkbookCell, WorkbookSheet } from "@comanda/domain/menu-import/workbook-sheet";

import { readXml, type XmlAttributes } from "./read-xml.ts";
import { collectRows, maximumColumns, putCell } from "./sheet-rows.ts";
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
  const sheets: WorkbookSheet[] = [];
  let rows = collectRows();
  let name = "";
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
        if (piece.is === "open") {
          [rows, row, name] = [collectRows(), 0, piece.attributes.get("name") ?? ""];
        } else sheets.push(rows.sheet(name));
        break;
      case "table-row":
        if (piece.is === "open") {
          repeats = countOf(piece.attributes, "number-rows-repeated");
          [cells, column] = [[], 0];
        } else {
          addRow(rows, { row: row + 1, repeats, cells });
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
        if (piece.is === "open" && cell !== null && notes === 0) {
          write(cell, " ".repeat(Math.min(maximumColumns, countOf(piece.attributes, "c"))));
        }
        break;
      case "tab":
      case "line-break":
        if (isOpen && cell !== null && notes === 0) write(cell, " ");
        break;
      default:
    }
  }
  return sheets;
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

/** What stands for a formula whose result the file does not hold; the import says so at its row and column. */
const formulaMark = "=";

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
