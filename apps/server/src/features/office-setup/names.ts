import type { LocationId } from "@comanda/domain/id";

import type { Database } from "#database/database.ts";

import { findRecords } from "../office/index.ts";
import { sections } from "./sections.ts";

/** What the things of a table are called, both ways. */
export type NameBook = {
  readonly idOf: ReadonlyMap<string, number>;
  readonly nameOf: ReadonlyMap<number, string>;
};
/** By table. */
export type Names = ReadonlyMap<string, NameBook>;

/** What everything that is in use is called. */
export async function findNames(
  database: Database,
  location: LocationId,
  tables: ReadonlySet<string>,
): Promise<Names> {
  const named = sections.filter(({ topic }) => tables.has(topic.table));
  const books = named.map(async ({ topic }): Promise<[string, NameBook]> => {
    const records = await findRecords(database, topic, location);
    return [topic.table, bookOf(records.map(({ id, name }) => [id, String(name)]))];
  });
  return new Map(await Promise.all(books));
}

function bookOf(pairs: readonly (readonly [number, string])[]): NameBook {
  return { nameOf: new Map(pairs), idOf: new Map(pairs.map(([id, name]) => [name, id])) };
}
