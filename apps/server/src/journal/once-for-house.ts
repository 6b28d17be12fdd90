import type { LocationId } from "@comanda/contract/wire";

import type { Database } from "#database/database.ts";

import type { ChangeList } from "./changes.ts";
import { changesHouse, type HouseState } from "./house-states.ts";

/** Who wants to know something of the house: a write, or somebody who only reads. */
export type HouseReading = {
  readonly tx: Database;
  readonly house: HouseState;
  readonly changes: Pick<ChangeList, "all">;
};

/** Outside of a write nobody knows in which state the house is: everything is read. */
export function readingHouse(database: Database, location: LocationId): HouseReading {
  return { tx: database, house: { location }, changes: { all: [] } };
}

/** Reads something of the house once, for all who find the same house. */
export function onceForHouse<Value>(
  find: (database: Database, location: LocationId) => Promise<Value>,
): (reading: HouseReading) => Promise<Value> {
  const answers = new WeakMap<HouseState, { readonly value: Value }>();
  return async ({ tx, house, changes }) => {
    // It has made another house of it, which may yet be rolled back.
    if (changesHouse(changes.all)) return find(tx, house.location);
    const known = answers.get(house);
    if (known !== undefined) return known.value;
    const value = await find(tx, house.location);
    answers.set(house, { value });
    return value;
  };
}

type FindMany<Id, Value> = (
  database: Database,
  location: LocationId,
  ids: readonly Id[],
) => Promise<readonly Value[]>;

/** The same for records that are wanted by their ids: just those are read that nobody has wanted yet. */
export function eachOnceForHouse<Id, Value>(
  find: FindMany<Id, Value>,
  idOf: (value: Value) => Id,
): (reading: HouseReading, ids: readonly Id[]) => Promise<readonly Value[]> {
  const answers = new WeakMap<HouseState, Map<Id, Value | null>>();
  return async ({ tx, house, changes }, wanted) => {
    const ids = [...new Set(wanted)];
    if (changesHouse(changes.all)) return find(tx, house.location, ids);
    const known = answers.get(house) ?? new Map<Id, Value | null>();
    answers.set(house, known);
    const missing = ids.filter((id) => !known.has(id));
    const found = missing.length === 0 ? [] : await find(tx, house.location, missing);
    const values = new Map(found.map((value) => [idOf(value), value]));
    // That there is none is known as well.
    for (const id of missing) known.set(id, values.get(id) ?? null);
    return ids.flatMap((id) => {
      const value = known.get(id) ?? null;
      return value === null ? [] : [value];
    });
  };
}
