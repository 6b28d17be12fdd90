import type { Database } from "./database.ts";
import { writesTo, type TableWrites } from "./table-writes.ts";
import type { Tables } from "./tables.ts";

/** Reads a value by its key, or returns the one that was read before. */
export type CachedRead<Value> = (
  database: Database,
  key: string,
  read: () => Promise<Value>,
) => Promise<Value>;

type Cached<Value> = { readonly version: number; readonly values: Map<string, Value> };

/** Far more tills and staff than a venue has. */
const maxCachedValues = 1000;

/** Caches what is read of these tables until one of them is written to; where others may write, nothing. */
export function cacheUntilWritten<Value>(tables: readonly (keyof Tables)[]): CachedRead<Value> {
  const caches = new WeakMap<TableWrites, Cached<Value>>();
  const cacheAt = (writes: TableWrites, version: number): Cached<Value> => {
    const known = caches.get(writes);
    if (known?.version === version && known.values.size < maxCachedValues) return known;
    const empty = { version, values: new Map<string, Value>() };
    caches.set(writes, empty);
    return empty;
  };
  return async (database, key, read) => {
    const writes = writesTo(database);
    const version = writes?.versionOf(tables) ?? null;
    if (writes === null || version === null) return read();
    const { values } = cacheAt(writes, version);
    const known = values.get(key);
    if (known !== undefined) return known;
    const value = await read();
    // What was written meanwhile may be missing in it; then this map is dropped already, or will be at the next read.
    values.set(key, value);
    return value;
  };
}
