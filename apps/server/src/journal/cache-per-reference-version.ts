import type { LocationId } from "@comanda/contract/wire";

import type { Database } from "#database/database.ts";

import type { ChangeList } from "./changes.ts";
import { changesReferenceData } from "./reference-tables.ts";
import type { ReferenceVersion } from "./reference-versions.ts";

/** A reader of reference data: a write, or a plain read. */
export type ReferenceReader = {
  readonly tx: Database;
  readonly referenceVersion: ReferenceVersion;
  readonly changes: Pick<ChangeList, "all">;
};

/** Outside of a write the version is unknown: everything is read. */
export function uncachedReader(database: Database, location: LocationId): ReferenceReader {
  return { tx: database, referenceVersion: { location }, changes: { all: [] } };
}

/** Reads reference data once per version. */
export function cachePerReferenceVersion<Value>(
  find: (database: Database, location: LocationId) => Promise<Value>,
): (reading: ReferenceReader) => Promise<Value> {
  const answers = new WeakMap<ReferenceVersion, { readonly value: Value }>();
  return async ({ tx, referenceVersion, changes }) => {
    // The write has changed the reference data itself, and may yet be rolled back.
    if (changesReferenceData(changes.all)) return find(tx, referenceVersion.location);
    const known = answers.get(referenceVersion);
    if (known !== undefined) return known.value;
    const value = await find(tx, referenceVersion.location);
    answers.set(referenceVersion, { value });
    return value;
  };
}

type FindMany<Id, Value> = (
  database: Database,
  location: LocationId,
  ids: readonly Id[],
) => Promise<readonly Value[]>;

/** The same for records by id: only ids that are not cached yet are read. */
export function cacheEachPerReferenceVersion<Id, Value>(
  find: FindMany<Id, Value>,
  idOf: (value: Value) => Id,
): (reading: ReferenceReader, ids: readonly Id[]) => Promise<readonly Value[]> {
  const answers = new WeakMap<ReferenceVersion, Map<Id, Value | null>>();
  return async ({ tx, referenceVersion, changes }, wanted) => {
    const ids = [...new Set(wanted)];
    if (changesReferenceData(changes.all)) return find(tx, referenceVersion.location, ids);
    const known = answers.get(referenceVersion) ?? new Map<Id, Value | null>();
    answers.set(referenceVersion, known);
    const missing = ids.filter((id) => !known.has(id));
    const found = missing.length === 0 ? [] : await find(tx, referenceVersion.location, missing);
    const values = new Map(found.map((value) => [idOf(value), value]));
    // A missing record is cached as well.
    for (const id of missing) known.set(id, values.get(id) ?? null);
    return ids.flatMap((id) => {
      const value = known.get(id) ?? null;
      return value === null ? [] : [value];
    });
  };
}
