import type { NumberSeparators } from "@comanda/domain/money/read-number";
import { csvRows, csvSeparator, writeCsv, type CsvValue } from "@comanda/domain/text/csv";
import type { TableRow } from "@comanda/domain/text/table-rows";
import { tidyName } from "@comanda/domain/text/tidy-text";

import { mapInSlices } from "#database/time-slices.ts";

import type { Fields } from "../office/index.ts";
import { protectDigits, readProtectedDigits } from "./digit-texts.ts";
import type { UnreadableFile } from "./read-setup.ts";
import type { Section } from "./sections.ts";

/** Separates the entries of a list within one cell; a bar within an entry is doubled. */
const listSeparator = " | ";
const singleBar = /(?<!\|)\|(?!\|)/;
/** The field that sends the text of the table. */
const requestField = "csv";

/** A table with all fields of each row, and a heading. */
export function toCsv(
  { topic }: Section,
  rows: readonly Fields[],
  { decimalSeparator }: NumberSeparators,
): string {
  const heading = topic.fieldNames;
  const cells = (row: Fields) => heading.map((field) => toCell(row[field], decimalSeparator));
  return writeCsv([heading, ...rows.map(cells)], decimalSeparator);
}

function toCell(value: unknown, decimalSeparator: string): CsvValue {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return value;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) {
    return value
      .map((entry) => toEntryText(entry, decimalSeparator).replaceAll("|", "||"))
      .join(listSeparator);
  }
  return typeof value === "string" ? protectDigits(value) : JSON.stringify(value);
}

/** `Mango 0.2`: the entry's name and its amount. */
function toEntryText(entry: unknown, decimalSeparator: string): string {
  const text = (value: unknown) => {
    // Within a list nothing is taken for a number.
    const cell = typeof value === "string" ? value : toCell(value, decimalSeparator);
    return typeof cell === "number" ? String(cell).replace(".", decimalSeparator) : (cell ?? "");
  };
  return typeof entry === "object" && entry !== null
    ? Object.values(entry).map(text).join(" ")
    : text(entry);
}

/**
 * The number format of a table: the venue's own, if the cell separator is the one that spreadsheets use with that
 * format. In any other table 1.050 is ambiguous.
 */
export function detectNumberSigns(text: string, signs: NumberSeparators): NumberSeparators | null {
  return (csvSeparator(text) === ";") === (signs.decimalSeparator === ",") ? signs : null;
}

/** The rows of a table in set-up form, with numbers as written. */
export type ReadTable = {
  readonly rows: readonly Fields[];
  /** Where each row stands below the heading, counted from 0: rows without any text are left out, but count. */
  readonly positions: readonly number[];
};

/** Spreadsheets count from 1, and their first row is the heading. */
const firstRowNumber = 2;

/** Reads a table, or says why the text is none. */
export async function parseCsvRows(
  section: Section,
  text: string,
): Promise<ReadTable | UnreadableFile> {
  const read = await readCells(section, text);
  if ("unreadable" in read) return read;
  const { names, filled } = read;
  const positions = filled.map(({ row }) => row - firstRowNumber);
  const readers = names.map((name) => ({ name, readCell: createCellReader(section, name) }));
  const rows = await mapInSlices(filled, ({ cells }) =>
    Object.fromEntries(
      readers.flatMap(({ name, readCell }, index) => {
        const value = readCell(readProtectedDigits(cells[index] ?? ""));
        return value === undefined || name === "" ? [] : [[name, value]];
      }),
    ),
  );
  return findRepeatedName(section, { rows, positions }) ?? { rows, positions };
}

/** The fields that the first row names, and the rows below it. A column at the right may have neither name nor cells. */
async function readCells(
  section: Section,
  text: string,
): Promise<
  { readonly names: readonly string[]; readonly filled: readonly TableRow[] } | UnreadableFile
> {
  const all = await mapInSlices(csvRows(text), (row) => row);
  const [fault] = all.flatMap((row) => ("fault" in row ? [row] : []));
  if (fault !== undefined) {
    const { fault: code, row: line, column } = fault;
    return { unreadable: { field: requestField, code, line, column } };
  }
  const [heading, ...filled] = all.flatMap((row) => ("fault" in row ? [] : [row]));
  if (heading === undefined) return { unreadable: { field: requestField, code: "not-a-table" } };
  const names = heading.cells.map((name) => name.trim());
  const twice = names.find((name, index) => name !== "" && names.indexOf(name) < index);
  if (twice !== undefined)
    return { unreadable: { field: requestField, code: "named-twice", value: twice } };
  return (
    findStrayCell(section, names, filled) ??
    findCutRow(section, { names, filled }, text) ?? { names, filled }
  );
}

/** The first cell with a text and no name above it, which may be half of a number such as 12,50. */
function findStrayCell(
  section: Section,
  names: readonly string[],
  rows: readonly TableRow[],
): UnreadableFile | null {
  for (const { row, cells } of rows) {
    const at = cells.findIndex((cell, index) => cell.trim() !== "" && (names[index] ?? "") === "");
    if (at === -1) continue;
    const place = { field: requestField, section: section.name, row: row - firstRowNumber };
    const code = at < names.length ? "no-name-above" : "too-many-cells";
    return { unreadable: { ...place, code, column: at + 1 } };
  }
  return null;
}

/** Where names tell the rows of a list apart, two rows with the same one would be one record, or one record too many. */
function findRepeatedName(
  { name: list, keys, topic }: Section,
  { rows, positions }: ReadTable,
): UnreadableFile | null {
  const isByName = [...keys, ...topic.unique].every((fields) => fields.join() === "name");
  if (!isByName) return null;
  const lineOf = new Map<string, number>();
  for (const [at, row] of rows.entries()) {
    const name = typeof row["name"] === "string" ? tidyName(row["name"]) : "";
    const position = positions[at] ?? at;
    const line = lineOf.get(name);
    if (name !== "" && line !== undefined) {
      const place = { section: list, row: position, of: row, field: "name" };
      return { unreadable: { ...place, code: "in-earlier-row", line, value: name } };
    }
    lineOf.set(name, position + firstRowNumber);
  }
  return null;
}

/** The last row, if the text ends within it before its last named cell. */
function findCutRow(
  section: Section,
  { names, filled }: { readonly names: readonly string[]; readonly filled: readonly TableRow[] },
  text: string,
): UnreadableFile | null {
  const last = filled.at(-1);
  const named = names.findLastIndex((name) => name !== "") + 1;
  if (last === undefined || last.cells.length >= named || !endsWithinRow(text)) return null;
  const place = { field: requestField, section: section.name, row: last.row - firstRowNumber };
  return { unreadable: { ...place, code: "too-few-cells" } };
}

/**
 * Whether the last line has text, but no end. Any other row may have fewer cells than the first one: spreadsheet programs
 * leave out empty cells at the end of a row.
 */
function endsWithinRow(text: string): boolean {
  return /[^\s,;]/.test(text.slice(Math.max(text.lastIndexOf("\n"), text.lastIndexOf("\r")) + 1));
}

/** Reads a cell for its field. A value that cannot be read is passed on unchanged, and its validation refuses it. */
function createCellReader(section: Section, field: string): (cell: string) => unknown {
  const { topic } = section;
  const rules = new Map<string, unknown>(Object.entries(topic.schema.properties[field] ?? {}));
  const type = rules.get("type");
  const isWhole = type === "integer" && isPlainUnit(section, field);
  const mayBeNumber = isWhole && topic.refersTo[field] === undefined;
  return (cell) => {
    const text = cell.trim();
    if (text === "") return valueOfEmptyCell(topic.blank, field, type);
    if (type === "array") {
      return text
        .split(singleBar)
        .map((entry) => parseListEntry(section, field, entry.trim().replaceAll("||", "|")));
    }
    if (type === "boolean") return booleanWords.get(text.toLowerCase()) ?? text;
    return mayBeNumber && /^-?\d+$/.test(text) ? Number(text) : cell;
  };
}

const booleanWords: ReadonlyMap<string, boolean> = new Map([
  ["yes", true],
  ["true", true],
  ["1", true],
  ["no", false],
  ["false", false],
  ["0", false],
]);

/**
 * An empty cell means an empty list, an empty text, or the default of a new row; without a default the field is left
 * out.
 */
function valueOfEmptyCell(blank: Fields, field: string, type: unknown): unknown {
  if (type === "string") return "";
  if (type === "array") return [];
  return blank[field];
}

/** A value with a unit is read later, because its unit can depend on the whole row. */
function isPlainUnit({ units }: Section, field: string): boolean {
  return units[field] === undefined || units[field] === "plain";
}

function parseListEntry({ topic }: Section, field: string, entry: string): unknown {
  const part = topic.parts.find((each) => each.field === field);
  if (part === undefined || typeof part.columns === "string") return entry;
  const [, name, amount] = /^(.+) (\S+)$/.exec(entry) ?? [];
  const [named = "", counted = ""] = Object.keys(part.columns);
  return { [named]: name ?? entry, [counted]: amount ?? null };
}
