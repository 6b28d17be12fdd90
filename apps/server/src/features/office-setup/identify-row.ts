import { nameKey } from "@comanda/domain/menu-import/group-book";

import { tidyField, type Fields } from "../office/index.ts";
import type { Section } from "./sections.ts";

/** By what a row is found; null if it does not say it. */
export type Identity = {
  /** What only this record has, such as the card of a guest; null in lists whose records have only names. */
  readonly own: string | null;
  /** The name, or the name and phone. */
  readonly exact: string | null;
  /** The same, whatever letters are upper or lower case. */
  readonly folded: string | null;
};

export function identifyRow({ keys }: Section, row: Fields): Identity {
  const [own, named] = keys.length > 1 ? keys : [null, keys[0]];
  return {
    own: keyOf(row, own ?? [], tidyField),
    exact: keyOf(row, named ?? [], tidyField),
    folded: keyOf(row, named ?? [], foldField),
  };
}

function keyOf(
  row: Fields,
  fields: readonly string[],
  read: (field: string, value: unknown) => unknown,
): string | null {
  const values = fields.map((field) => read(field, row[field] ?? ""));
  return values.length === 0 || values[0] === "" ? null : JSON.stringify(values);
}

/** Codes, cards and usernames count as they are written. */
function foldField(field: string, value: unknown): unknown {
  return field === "name" && typeof value === "string" ? nameKey(value) : tidyField(field, value);
}
