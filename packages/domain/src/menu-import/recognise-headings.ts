import { foldText } from "../text/fold-text.ts";
import type { TableRow } from "../text/table-rows.ts";
import { foldCurrencyWord, namesOtherCurrency } from "./currency-words.ts";
import { headingWords } from "./heading-words.ts";
import { headingRows, importFields, type ImportColumns, type ImportField } from "./import-field.ts";

const fieldOf: ReadonlyMap<string, ImportField> = new Map(
  importFields.flatMap((field) => headingWords[field].map((word) => [word, field] as const)),
);

/**
 * The fields that headings name. Of two columns with the same field, the first one has it; prices in another currency
 * than the venue's are not its prices.
 */
export function recogniseHeadings(
  cells: readonly string[],
  currencyTexts: readonly string[],
): ImportColumns {
  const own = new Set(currencyTexts.map(foldCurrencyWord));
  const taken = new Set<ImportField>();
  return cells.map((cell) => {
    const field = findField(foldText(cell), own);
    if (field === null || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

/** The index of the row that names the most fields; null if none does. */
export function findHeadingRow(
  rows: readonly TableRow[],
  currencyTexts: readonly string[],
): number | null {
  const counts = rows
    .slice(0, headingRows)
    .map(
      ({ cells }) =>
        recogniseHeadings(cells, currencyTexts).filter((field) => field !== null).length,
    );
  const most = Math.max(0, ...counts);
  return most === 0 ? null : counts.indexOf(most);
}

function findField(heading: string, own: ReadonlySet<string>): ImportField | null {
  const field = fieldOf.get(withoutRemarks(heading, own)) ?? null;
  const isAmount = field === "price" || field === "cost";
  return isAmount && namesOtherCurrency(heading, own) ? null : field;
}

/** Price (€), Preis in EUR: and PRICE* all name the price. */
function withoutRemarks(heading: string, own: ReadonlySet<string>): string {
  return heading
    .replaceAll(/\([^)]*\)|\[[^\]]*\]/g, " ")
    .replaceAll(/[*:/.,_|#-]/g, " ")
    .split(" ")
    .filter((word) => !own.has(word))
    .join(" ")
    .replaceAll(/[\p{Sc}\s]+/gu, " ")
    .trim()
    .replace(/ in$/, "");
}
