import type { WorkbookCell, WorkbookSheet } from "@comanda/domain/menu-import/workbook-sheet";

import { readXml, type XmlAttributes } from "./read-xml.ts";
import {
  collectRows,
  formulaMark,
  maximumColumns,
  percentage,
  putCell,
  signsBeside,
  startCellBudget,
  type Signs,
} from "./sheet-rows.ts";
import { inflateText, UnreadableArchive, type InflateBudget, type ZipArchive } from "./unzip.ts";

/** Reads the sheets of a workbook of LibreOffice. */
export async function readOds(
  zip: ZipArchive,
  budget: InflateBudget,
): Promise<readonly WorkbookSheet[]> {
  const manifest = (await inflateText(zip, "META-INF/manifest.xml", budget)) ?? "";
  if (manifest.includes("encryption-data")) throw new UnreadableArchive("password");
  const xml = await inflateText(zip, "content.xml", budget);
  if (xml === null) throw new UnreadableArchive("broken");
  return readContent(xml);
}

type OpenCell = {
  readonly attributes: XmlAttributes;
  readonly paragraphs: string[];
  /** How many elements within the cell are open. */
  depth: number;
  /** Notes, pictures and shapes stand in a cell, too; what they say does not belong to it. */
  inParagraph: boolean;
};

function readContent(xml: string): readonly WorkbookSheet[] {
  const book = collectSheets(xml);
  let table = book.begin(new Map());
  let row = 0;
  let repeats = 1;
  let isHidden = false;
  let cells: WorkbookCell[] = [];
  let column = 0;
  let cell: OpenCell | null = null;
  for (const piece of readXml(xml)) {
    if (piece.kind === "text") {
      if (cell !== null) write(cell, piece.text);
      continue;
    }
    switch (piece.name) {
      case "table":
        if (piece.kind === "open") [table, row] = [book.begin(piece.attributes), 0];
        else table.end();
        break;
      case "table-row":
        if (piece.kind === "open") {
          repeats = countOf(piece.attributes, "number-rows-repeated");
          isHidden = (piece.attributes.get("visibility") ?? "visible") !== "visible";
          [cells, column] = [[], 0];
        } else {
          addRow(table.rows, { row: row + 1, repeats, cells, isHidden });
          row += repeats;
        }
        break;
      case "table-cell":
      case "covered-table-cell":
        if (piece.kind === "open") cell = openCell(piece.attributes);
        else if (cell !== null) {
          const span = countOf(cell.attributes, "number-rows-spanned");
          table.rows.join({ top: row + 1, bottom: row + span, column });
          column = addCell(cells, column, cell);
          cell = null;
        }
        break;
      default:
        if (cell !== null && piece.kind === "open") openWithin(cell, piece);
        else if (cell !== null) closeWithin(cell);
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
    if (piece.kind !== "open") continue;
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

function openCell(attributes: XmlAttributes): OpenCell {
  return { attributes, paragraphs: [], depth: 0, inParagraph: false };
}

/** A cell holds its paragraphs themselves; in what else it holds, there are other ones. */
function openWithin(
  cell: OpenCell,
  { name, attributes }: { readonly name: string; readonly attributes: XmlAttributes },
): void {
  if (cell.depth === 0 && name === "p") {
    cell.inParagraph = true;
    cell.paragraphs.push("");
  }
  cell.depth += 1;
  if (name === "s" || name === "tab" || name === "line-break") {
    write(cell, " ".repeat(Math.min(maximumColumns, countOf(attributes, "c"))));
  }
}

function closeWithin(cell: OpenCell): void {
  cell.depth -= 1;
  if (cell.depth === 0) cell.inParagraph = false;
}

/** Text between the paragraphs of a cell is only the layout of the file. */
function write({ paragraphs, inParagraph }: OpenCell, text: string): void {
  const last = paragraphs.length - 1;
  if (inParagraph) paragraphs[last] = `${paragraphs[last] ?? ""}${text}`;
}

type RepeatedRow = {
  readonly row: number;
  readonly repeats: number;
  readonly cells: readonly WorkbookCell[];
  readonly isHidden: boolean;
};

function addRow(rows: ReturnType<typeof collectRows>, repeated: RepeatedRow): void {
  const { row, repeats, cells, isHidden } = repeated;
  if (cells.length === 0) return;
  for (let more = 0; more < repeats && !rows.isFull(); more += 1) {
    rows.add(row + more, cells, isHidden);
  }
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
      if (!Number.isFinite(number)) return text;
      if (types === "percentage") return percentage(number);
      if (isPadded(text, number)) return text;
      const signs = findSigns(text, attributes.get("currency") ?? "");
      return signs === null ? number : { amount: number, ...signs };
    }
    case "boolean":
      return attributes.get("boolean-value") ?? text;
    case "date":
      return (attributes.get("date-value") ?? text).replace("T", " ");
    case "error":
      return "#VALUE!";
    case undefined:
      // A formula that comes to an empty text has an empty paragraph; one that was never computed has none.
      return attributes.has("formula") && paragraphs.length === 0 ? formulaMark : text;
    default:
      return attributes.get("string-value") ?? text;
  }
}

/** What the cell shows beside its number; its currency, if that is not shown. */
function findSigns(text: string, currency: string): Signs | null {
  const [, before = "", after = ""] = /^(\P{Nd}*)\p{Nd}(?:.*\p{Nd})?(\P{Nd}*)$/su.exec(text) ?? [];
  return (
    signsBeside(before.replace(/^[-−(\s]+/, ""), after.replace(/[)\s]+$/, "")) ??
    signsBeside("", currency)
  );
}

/** Whether a whole number is shown with zeros before it, as the codes of articles are: 007. */
function isPadded(text: string, number: number): boolean {
  return /^0\d+$/.test(text) && Number(text) === number;
}
