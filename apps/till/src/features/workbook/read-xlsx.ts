import type { WorkbookCell, WorkbookSheet } from "@comanda/domain/menu-import/workbook-sheet";

import { dateText } from "./date-text.ts";
import {
  collectRows,
  formulaMark,
  percentage,
  putCell,
  startCellBudget,
  type CellBudget,
} from "./sheet-rows.ts";
import { readXml, type XmlAttributes } from "./read-xml.ts";
import { readFormats } from "./xlsx-formats.ts";
import { openings } from "./xml-openings.ts";
import { inflateText, UnreadableArchive, type InflateBudget, type ZipArchive } from "./unzip.ts";

/** Reads the sheets of a workbook of Excel that a user can see. */
export async function readXlsx(
  zip: ZipArchive,
  budget: InflateBudget,
): Promise<readonly WorkbookSheet[]> {
  const read = async (path: string) => await inflateText(zip, path, budget);
  const book = await mainPart(read);
  const folder = book.slice(0, book.lastIndexOf("/") + 1);
  const targets = await readTargets(read, book);
  const found = findSheets((await read(book)) ?? "");
  const byType = (type: string) => targets.find((target) => target.type === type)?.path;
  const strings = await readPart(read, byType("sharedStrings") ?? `${folder}sharedStrings.xml`);
  const styles = await readPart(read, byType("styles") ?? `${folder}styles.xml`);
  const texts = readStrings(strings);
  const formats = readFormats(styles);
  const { is1904, isUncomputed } = found;
  const context = { texts, formats, is1904, isUncomputed, budget: startCellBudget() };
  const sheets: WorkbookSheet[] = [];
  for (const { name, id } of found.sheets) {
    const path = targets.find((target) => target.id === id)?.path;
    const xml = path === undefined ? null : await read(path);
    if (xml === null) throw new UnreadableArchive("broken");
    sheets.push(readSheetXml(name, xml, context));
  }
  return sheets;
}

type ReadPart = (path: string) => Promise<string | null>;

async function readPart(read: ReadPart, path: string): Promise<string> {
  return (await read(path)) ?? "";
}

async function mainPart(read: ReadPart): Promise<string> {
  const targets = await readTargets(read, "");
  const main = targets.find(({ type }) => type === "officeDocument");
  return main?.path ?? "xl/workbook.xml";
}

type Target = { readonly id: string; readonly type: string; readonly path: string };

/** The parts that a part refers to. */
async function readTargets(read: ReadPart, part: string): Promise<readonly Target[]> {
  const at = part.lastIndexOf("/") + 1;
  const folder = part.slice(0, at);
  const xml = await readPart(read, `${folder}_rels/${part.slice(at)}.rels`);
  return openings(xml, "Relationship").map((attributes) => {
    const target = attributes.get("Target") ?? "";
    return {
      id: attributes.get("Id") ?? "",
      type: (attributes.get("Type") ?? "").split("/").at(-1) ?? "",
      path: target.startsWith("/") ? target.slice(1) : joinPath(folder, target),
    };
  });
}

/** xl/ and ../styles.xml is styles.xml. */
function joinPath(folder: string, target: string): string {
  const parts: string[] = [];
  for (const part of `${folder}${target}`.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  return parts.join("/");
}

/** The sheets in their order; hidden ones only if there are no others. */
function findSheets(xml: string) {
  const all = openings(xml, "sheet").map((attributes) => ({
    name: attributes.get("name") ?? "",
    id: attributes.get("id") ?? "",
    isHidden: (attributes.get("state") ?? "visible") !== "visible",
  }));
  const shown = all.filter(({ isHidden }) => !isHidden);
  return {
    sheets: shown.length > 0 ? shown : all,
    is1904: isTrue(openings(xml, "workbookPr")[0]?.get("date1904")),
    isUncomputed: isTrue(openings(xml, "calcPr")[0]?.get("fullCalcOnLoad")),
  };
}

function isTrue(value: string | undefined): boolean {
  return value === "1" || value === "true";
}

/** The texts that cells refer to by number. What is only for pronunciation is left out. */
function readStrings(xml: string): readonly string[] {
  const texts: string[] = [];
  let text = "";
  let inText = false;
  let inHint = false;
  for (const piece of readXml(xml)) {
    if (piece.kind === "text") {
      if (inText && !inHint) text += piece.text;
      continue;
    }
    if (piece.name === "si" && piece.kind === "open") text = "";
    else if (piece.name === "si") texts.push(withoutCodes(text));
    else if (piece.name === "t") inText = piece.kind === "open";
    else if (piece.name === "rPh") inHint = piece.kind === "open";
  }
  return texts;
}

/** Excel writes control characters as codes, and _x005F_ for the underscore of what looks like one. */
function withoutCodes(text: string): string {
  return text.replaceAll(/_x([\dA-F]{4})_/gi, (_code, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

type SheetContext = {
  readonly texts: readonly string[];
  readonly formats: ReturnType<typeof readFormats>;
  readonly is1904: boolean;
  /** Whether its program has left computing to the program that opens it, and written zeros meanwhile. */
  readonly isUncomputed: boolean;
  readonly budget: CellBudget;
};

type OpenCell = {
  readonly column: number;
  readonly type: string;
  readonly style: string;
  value: string;
  hasFormula: boolean;
  hasValue: boolean;
};

function readSheetXml(name: string, xml: string, context: SheetContext): WorkbookSheet {
  const rows = collectRows(context.budget);
  let row = 0;
  let isHidden = false;
  let cells: WorkbookCell[] = [];
  let cell: OpenCell | null = null;
  let inValue = false;
  let inHint = false;
  let column = 0;
  for (const piece of readXml(xml)) {
    if (rows.isFull()) break;
    if (piece.kind === "text") {
      if (inValue && !inHint && cell !== null) cell.value += piece.text;
    } else if (piece.name === "mergeCell" && piece.kind === "open") {
      joinCells(rows, piece.attributes.get("ref") ?? "");
    } else if (piece.name === "row" && piece.kind === "open") {
      row = Number(piece.attributes.get("r") ?? row + 1);
      isHidden = isTrue(piece.attributes.get("hidden"));
      [cells, column] = [[], 0];
    } else if (piece.name === "row") rows.add(row, cells, isHidden);
    else if (piece.name === "c" && piece.kind === "open") {
      cell = openCell(piece.attributes, column);
      column = cell.column + 1;
    } else if (piece.name === "c") {
      if (cell !== null) putCell(cells, cell.column, valueOf(cell, context));
      cell = null;
    } else if (cell !== null) {
      inValue = piece.kind === "open" && (piece.name === "v" || piece.name === "t");
      if (piece.name === "rPh") inHint = piece.kind === "open";
      if (piece.name === "f") cell.hasFormula = true;
      if (piece.name === "v" && piece.kind === "open") cell.hasValue = true;
    }
  }
  return rows.sheet(name);
}

/** C2:C4 */
function joinCells(rows: ReturnType<typeof collectRows>, ref: string): void {
  const [, letters = "", top, bottom] = /^([A-Z]+)(\d+):[A-Z]+(\d+)$/.exec(ref) ?? [];
  rows.join({ top: Number(top), bottom: Number(bottom), column: columnOf(letters) });
}

/** A number or a code of an article, such as 007, which is 7 only for its program. */
function withLeadingZeros(
  number: number,
  { minimumDigits }: { readonly minimumDigits: number },
): WorkbookCell {
  const isCode = Number.isSafeInteger(number) && number >= 0;
  return isCode ? String(number).padStart(minimumDigits, "0") : number;
}

function openCell(attributes: XmlAttributes, next: number): OpenCell {
  const [letters] = /^[A-Z]+/.exec(attributes.get("r") ?? "") ?? [];
  return {
    column: letters === undefined ? next : columnOf(letters),
    type: attributes.get("t") ?? "n",
    style: attributes.get("s") ?? "",
    value: "",
    hasFormula: false,
    hasValue: false,
  };
}

/** A is 0, and AA is 26. */
function columnOf(letters: string): number {
  const count = Array.from(letters).reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  );
  return count - 1;
}

function valueOf(
  { type, style, value, hasFormula, hasValue }: OpenCell,
  { texts, formats, is1904, isUncomputed }: SheetContext,
): WorkbookCell {
  // A formula may come to an empty text.
  const isMissing =
    !hasValue || (value === "" && type !== "str") || (value === "0" && isUncomputed);
  if (hasFormula && isMissing) return formulaMark;
  switch (type) {
    case "s": {
      if (value === "") return "";
      const text = texts[Number(value)];
      if (text === undefined) throw new UnreadableArchive("broken");
      return text;
    }
    case "b":
      return value === "1" ? "true" : "false";
    case "n": {
      const number = Number(value);
      if (value.trim() === "" || !Number.isFinite(number)) return value.trim();
      const format = formats.get(style);
      if (format === "date") return dateText(number, is1904);
      if (format === "percent") return percentage(number);
      if (format === undefined) return number;
      return "signs" in format
        ? { amount: number, ...format.signs }
        : withLeadingZeros(number, format);
    }
    case "inlineStr":
      return withoutCodes(value);
    default:
      return value;
  }
}
