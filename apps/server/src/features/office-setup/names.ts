import type { LocationId } from "@comanda/domain/id";
import { tidyName } from "@comanda/domain/text/tidy-text";

import type { Database } from "#database/database.ts";

import { findRecords } from "../office/index.ts";
import { sections } from "./sections.ts";

/** The names of a table's rows, in both directions. */
export type NameBook = {
  readonly idOf: ReadonlyMap<string, number>;
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

/** The exact spelling counts first: the names of older rows may have invisible characters. */
export function findId({ idOf }: NameBook, name: string): number | undefined {
  return idOf.get(name) ?? idOf.get(tidyName(name));
}

function bookOf(pairs: readonly (readonly [number, string])[]): NameBook {
  return { nameOf: new Map(pairs), idOf: new Map(pairs.map(([id, name]) => [name, id])) };
}
