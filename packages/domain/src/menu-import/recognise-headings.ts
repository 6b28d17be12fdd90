import { foldText } from "../text/fold-text.ts";
import type { TableRow } from "../text/table-rows.ts";
import { headingWords } from "./heading-words.ts";
import { headingRows, importFields, type ImportColumns, type ImportField } from "./import-field.ts";

const fieldOf: ReadonlyMap<string, ImportField> = new Map(
  importFields.flatMap((field) => headingWords[field].map((word) => [word, field] as const)),
);

/** The fields that headings name. Of two columns with the same field, the first one has it. */
export function recogniseHeadings(cells: readonly string[]): ImportColumns {
  const taken = new Set<ImportField>();
  return cells.map((cell) => {
    const field = fieldOf.get(foldHeading(cell));
    if (field === undefined || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

/** The index of the row that names the most fields; null if none does. */
export function findHeadingRow(rows: readonly TableRow[]): number | null {
  const counts = rows
    .slice(0, headingRows)
    .map(({ cells }) => recogniseHeadings(cells).filter((field) => field !== null).length);
  const most = Math.max(0, ...counts);
  return most === 0 ? null : counts.indexOf(most);
}

/** Price (€), Preis in EUR: and PRICE* all name the price. */
function foldHeading(cell: string): string {
  return foldText(
    cell
      .replaceAll(/\([^)]*\)|\[[^\]]*\]/g, " ")
      .replaceAll(/[\p{Sc}*:/.,_|#-]/gu, " ")
      .replaceAll(/\b(?:in )?(?:eur|usd|thb|vnd|php|brl|chf|gbp)\b/gi, " "),
  );
}
