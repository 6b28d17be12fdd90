import type { LocationId } from "@comanda/contract/wire";

import type { Database } from "#database/database.ts";

import type { Writing } from "./command.ts";
import { changesHouse, type HouseState } from "./house-states.ts";

type Asking = Pick<Writing, "tx" | "house" | "changes">;

/** Reads something of the house once, for all writes that find the same house. */
export function onceForHouse<Value>(
  find: (database: Database, location: LocationId) => Promise<Value>,
): (writing: Asking) => Promise<Value> {
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
): (writing: Asking, ids: readonly Id[]) => Promise<readonly Value[]> {
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
