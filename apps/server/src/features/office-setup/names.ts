import type { LocationId } from "@comanda/domain/id";
import { nameKey } from "@comanda/domain/menu-import/group-book";
import { tidyName } from "@comanda/domain/text/tidy-text";

import type { Database } from "#database/database.ts";

import { findRecords } from "../office/index.ts";
import { sections } from "./sections.ts";

/** The names of a table's rows, in both directions. */
export type NameBook = {
  readonly idOf: ReadonlyMap<string, number>;
  /** By names in small letters; null if several differ only in that. */
  readonly idOfFolded: ReadonlyMap<string, number | null>;
  readonly nameOf: ReadonlyMap<number, string>;
};
/** By table name. */
export type NamesByTable = ReadonlyMap<string, NameBook>;

/** The names of all rows in use. */
export async function findNames(
  database: Database,
  location: LocationId,
  tables: ReadonlySet<string>,
): Promise<NamesByTable> {
  const named = sections.filter(({ topic }) => tables.has(topic.table));
  const books = named.map(async ({ topic }): Promise<[string, NameBook]> => {
    const records = await findRecords(database, topic, location);
    return [topic.table, bookOf(records.map(({ id, name }) => [id, String(name)]))];
  });
  return new Map(await Promise.all(books));
}

/**
 * The exact spelling counts first: the names of older rows may have invisible characters. Then the only name that differs
 * in upper and lower case.
 */
export function findId({ idOf, idOfFolded }: NameBook, name: string): number | undefined {
  return idOf.get(name) ?? idOf.get(tidyName(name)) ?? idOfFolded.get(nameKey(name)) ?? undefined;
}

function bookOf(pairs: readonly (readonly [number, string])[]): NameBook {
  const folded = Map.groupBy(pairs, ([, name]) => nameKey(name));
  const idOfFolded = new Map<string, number | null>();
  for (const [key, alike] of folded) {
    const [[id] = [null], ...others] = alike;
    idOfFolded.set(key, others.length === 0 ? id : null);
  }
  return {
    nameOf: new Map(pairs),
    idOf: new Map(pairs.map(([id, name]) => [name, id])),
    idOfFolded,
  };
}
