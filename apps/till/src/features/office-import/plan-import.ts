import { chooseAllergenSigns } from "@comanda/domain/menu-import/read-allergens";
import { chooseNumberSigns } from "@comanda/domain/menu-import/choose-number-signs";
import {
  importFields,
  maximumImportRows,
  type ImportColumns,
  type ImportField,
} from "@comanda/domain/menu-import/import-field";
import {
  planMenuImport,
  type MenuImportPlan,
  type MenuImportQuestion,
} from "@comanda/domain/menu-import/plan-menu-import";
import type { CellReading } from "@comanda/domain/menu-import/read-import-row";
import { readSheet, type Sheet, type SheetFault } from "@comanda/domain/menu-import/read-sheet";
import { findHeadingRow, recogniseHeadings } from "@comanda/domain/menu-import/recognise-headings";
import { readWorkbookSheet } from "@comanda/domain/menu-import/workbook-sheet";
import type { MoneyFormat } from "@comanda/domain/money/format-money";
import type { CellSeparator, TableRow } from "@comanda/domain/text/table-rows";

import type { LegacyEncoding } from "./decode-text.ts";
import type { ImportTarget } from "./fetch-menu-now.ts";
import { quotingOf, textOf, type Source } from "./source.ts";

/** How a table is to be read; null stands for what the table itself suggests. */
type TableChoices = {
  /** The index of the sheet of a workbook. */
  readonly sheetAt: number;
  readonly encoding: LegacyEncoding;
  readonly separator: CellSeparator | null;
  /** The index of the row with the headings; -1 if there is none. */
  readonly headingAt: number | null;
  readonly columns: ImportColumns | null;
};

type Fallback = MenuImportQuestion["fallback"];

/** What the user has chosen. */
export type ImportChoices = TableChoices & {
  readonly fallback: Fallback;
  readonly leavesProblemsOut: boolean;
};

/** A table as it is read by the choices. */
export type ReadTable = {
  readonly sheet: Sheet;
  readonly isLegacy: boolean;
  readonly headingAt: number;
  readonly heading: readonly string[];
  readonly columns: ImportColumns;
  /** Below the headings. */
  readonly rows: readonly TableRow[];
  /** Those of them that the spreadsheet does not show. */
  readonly hiddenRows: readonly number[];
  readonly reading: CellReading;
};

/** What a column can be imported as. A venue without tax classes has no field for them. */
export function importFieldsOf({
  menu,
}: {
  readonly menu: Pick<ImportTarget["menu"], "taxClasses">;
}): readonly ImportField[] {
  return importFields.filter((field) => field !== "taxClass" || menu.taxClasses.length > 0);
}

/** Reads the table of a source by the user's choices. */
export function readTable(
  source: Source,
  choices: TableChoices,
  asked: Parameters<typeof importFieldsOf>[0] &
    Pick<ImportTarget, "currencyTexts"> & { readonly format: MoneyFormat },
): ReadTable | SheetFault {
  const { currencyTexts, format } = asked;
  const { sheet, isLegacy, hidden } = readSource(source, choices, format.decimalSeparator);
  if ("fault" in sheet) return sheet;
  const headingAt = choices.headingAt ?? findHeadingRow(sheet.rows, currencyTexts) ?? -1;
  const heading = sheet.rows[headingAt]?.cells ?? [];
  const rows = sheet.rows.slice(headingAt + 1);
  if (rows.length > maximumImportRows) return { fault: "too-many-rows" };
  const hiddenRows = rows.map(({ row }) => row).filter((row) => hidden.has(row));
  const width = columnCount(heading, rows);
  const known = importFieldsOf(asked);
  const recognised = recogniseHeadings(heading, currencyTexts).map(
    (field) => known.find((one) => one === field) ?? null,
  );
  const columns = choices.columns ?? fillTo(width, recognised);
  const signs = chooseNumberSigns(rows, columns, { separator: sheet.separator, venue: format });
  const allergenSigns = chooseAllergenSigns(rows, columns);
  const reading = { columns, format, signs, allergenSigns, currencyTexts };
  return { sheet, isLegacy, headingAt, heading, columns, rows, hiddenRows, reading };
}

function readSource(
  source: Source,
  { sheetAt, encoding, separator }: TableChoices,
  decimalSeparator: string,
): {
  readonly sheet: Sheet | SheetFault;
  readonly isLegacy: boolean;
  readonly hidden: ReadonlySet<number>;
} {
  if (source.kind === "workbook") {
    const chosen = source.sheets[sheetAt];
    const sheet: Sheet | SheetFault =
      chosen === undefined ? { fault: "empty" } : readWorkbookSheet(chosen, decimalSeparator);
    return { sheet, isLegacy: false, hidden: chosen?.hiddenRows ?? new Set() };
  }
  const { text, isLegacy } = textOf(source, encoding);
  return { sheet: readSheet(text, separator, quotingOf(source)), isLegacy, hidden: new Set() };
}

export function planImport(
  { rows, reading }: ReadTable,
  fallback: Fallback,
  { menu }: ImportTarget,
): MenuImportPlan {
  return planMenuImport(rows, { ...reading, menu, fallback });
}

/** Gives a column another field; of two columns, the latest choice has it. */
export function chooseColumn(
  columns: ImportColumns,
  at: number,
  field: ImportField | null,
): ImportColumns {
  return columns.map((known, index) => {
    if (index === at) return field;
    return known === field ? null : known;
  });
}

/** The row of the headings says how many columns there are: a further cell may be the other half of a number. */
function columnCount(heading: readonly string[], rows: readonly TableRow[]): number {
  return heading.length > 0 ? heading.length : (rows[0]?.cells.length ?? 0);
}

function fillTo(width: number, columns: ImportColumns): ImportColumns {
  return Array.from({ length: width }, (_none, at) => columns[at] ?? null);
}
