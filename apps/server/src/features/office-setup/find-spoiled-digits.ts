import { nameKey } from "@comanda/domain/menu-import/group-book";

import type { Fields, StoredRecord } from "../office/index.ts";
import { oneOfNames } from "./allowed.ts";
import { isRoundedNumber, withoutLeadingZeros } from "./digit-texts.ts";
import type { FileProblem } from "./row-problem.ts";
import type { Section } from "./sections.ts";

type SpoiledInput = {
  readonly rows: readonly Fields[];
  readonly records: readonly StoredRecord[];
  /** The record of each row; null for a new one. */
  readonly matches: readonly (StoredRecord | null)[];
};

/**
 * The phones and cards of a table that a spreadsheet program took for numbers. Their rows would be imported as other
 * guests of the same names, or overwrite the phone of a guest who is found by a card.
 */
export function findSpoiledDigits(
  { name: section, digitFields }: Section,
  { rows, records, matches }: SpoiledInput,
): readonly FileProblem[] {
  return digitFields.flatMap((field) => {
    const keyOf = (fields: Fields) =>
      JSON.stringify([nameKey(textOf(fields, "name")), withoutLeadingZeros(textOf(fields, field))]);
    const alike = Map.groupBy(records, keyOf);
    return rows.flatMap((of, row): readonly FileProblem[] => {
      const value = textOf(of, field);
      const match = matches[row] ?? null;
      const place = { section, row, of, field, value };
      if (value === "" || value === (match?.[field] ?? null)) return [];
      if (isRoundedNumber(value)) return [{ ...place, code: "rounded-number" }];
      const kept = (match === null ? (alike.get(keyOf(of)) ?? []) : [match]).map((record) =>
        textOf(record, field),
      );
      const isSpoiled = match === null ? !kept.includes(value) : hasLostZeros(kept, value);
      if (kept.length === 0 || !isSpoiled) return [];
      return [{ ...place, code: "lost-zeros", allowed: oneOfNames([...new Set(kept)]) }];
    });
  });
}

function textOf(fields: Fields, field: string): string {
  const value = fields[field];
  return typeof value === "string" ? value.trim() : "";
}

/** A table may add zeros to the phone of a guest: they were lost before. */
function hasLostZeros(kept: readonly string[], value: string): boolean {
  return kept.some(
    (here) =>
      here.length > value.length && withoutLeadingZeros(here) === withoutLeadingZeros(value),
  );
}
