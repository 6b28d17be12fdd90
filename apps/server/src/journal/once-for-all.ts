import type { LocationId } from "@comanda/contract/wire";

import type { Database } from "#database/database.ts";

import { findHead, type JournalHead } from "./journal-store.ts";

type Made<Result> = { readonly head: JournalHead; readonly result: Result };

/**
 * Makes something of a location's state once for all who ask while nothing is written there, one after the other where
 * something is: so many may ask at once that making it for each would take all memory. Only the last one is kept. It
 * may tell of nothing but what the journal does; at which row it was made is read first, so that what is written
 * meanwhile is told twice rather than not at all.
 */
export function onceForAll<Result>(
  database: Database,
  make: (location: LocationId, head: JournalHead) => Promise<Result>,
): (location: LocationId) => Promise<Result> {
  const makings = new Map<LocationId, Promise<Made<Result>>>();
  const begin = async (location: LocationId): Promise<Made<Result>> => {
    const head = await findHead(database, location);
    return { head, result: await make(location, head) };
  };
  return async (location) => {
    // Whatever was acknowledged to who asks is in the journal by now.
    const { hash } = await findHead(database, location);
    const last = makings.get(location);
    if (last !== undefined) {
      const { head, result } = await last;
      if (head.hash === hash) return result;
    }
    const next = makings.get(location);
    // Somebody else who waited has begun it: later than this head was read, so it is at this row or a later one.
    if (next !== undefined && next !== last) return (await next).result;
    const making = begin(location);
    makings.set(location, making);
    making.catch(() => makings.delete(location));
    return (await making).result;
  };
}
