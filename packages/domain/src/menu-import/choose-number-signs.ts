import { plainNumber } from "../money/plain-number.ts";
import { readNumber, type NumberSeparators } from "../money/read-number.ts";
import type { CellSeparator, TableRow } from "../text/table-rows.ts";
import type { ImportColumns } from "./import-field.ts";

/**
 * The separators by which the numbers of a table are read: the venue's, unless the table is written in another notation.
 * Then they are unknown, and a number such as 1,250 is refused instead of guessed. A table shows its notation by what
 * separates its cells (spreadsheets with a decimal comma write semicolons) and by numbers such as 12,50.
 */
export function chooseNumberSigns(
  rows: readonly TableRow[],
  columns: ImportColumns,
  { separator, venue }: { readonly separator: CellSeparator; readonly venue: NumberSeparators },
): NumberSeparators | null {
  const isVenueSeparator =
    separator === "\t" || (separator === ";") === (venue.decimalSeparator === ",");
  if (!isVenueSeparator) return null;
  const isForeign = rows.some(({ cells }) =>
    columns.some((field, at) => {
      if (field !== "price" && field !== "cost") return false;
      const sign = findDecimalSign(plainNumber(cells[at] ?? ""));
      return sign !== null && sign !== venue.decimalSeparator;
    }),
  );
  return isForeign ? null : venue;
}

/**
 * The decimal sign that a number proves, whatever stands beside it: the comma in 12,50 € and in 1.234,50 and 120,-; none
 * in 1,250, which has two readings, nor the point of Rp.500, which may belong to the letters.
 */
function findDecimalSign(text: string): string | null {
  const [, dashed] = /\d([.,])[-–—]+/.exec(text) ?? [];
  if (dashed !== undefined) return dashed;
  const [number = ""] = /(?:(?<!\p{L})[.,])?\d(?:.*\d)?/u.exec(text) ?? [];
  const whole = readNumber(number, { decimals: 0, signs: null });
  return whole === "too-many-decimals" ? (/[.,](?=[^.,]*$)/.exec(number)?.[0] ?? null) : null;
}
