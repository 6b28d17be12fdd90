import type { LocationId } from "@comanda/contract/wire";

import type { Database } from "#database/database.ts";

import { findHead, type JournalHead } from "./journal-store.ts";

type Build<Result> = { readonly head: JournalHead; readonly result: Result };

/**
 * Builds something from a location's state once for all callers until the next write there, and never concurrently: so
 * many callers may arrive at once that building it for each would take all memory. Only the last result is cached. The
 * result may depend only on what the journal records; its head is read first, so that a concurrent write is reported
 * twice rather than not at all.
 */
export function shareUntilNextWrite<Result>(
  database: Database,
  make: (location: LocationId, head: JournalHead) => Promise<Result>,
): (location: LocationId) => Promise<Result> {
  const makings = new Map<LocationId, Promise<Build<Result>>>();
  const begin = async (location: LocationId): Promise<Build<Result>> => {
    const head = await findHead(database, location);
    return { head, result: await make(location, head) };
  };
  return async (location) => {
    // Everything that was acknowledged to the caller is in the journal by now.
    const { hash } = await findHead(database, location);
    const last = makings.get(location);
    if (last !== undefined) {
      const { head, result } = await last;
      if (head.hash === hash) return result;
    }
    const next = makings.get(location);
    // Another waiting caller has started a build: after this head was read, so it covers this row or a later one.
    if (next !== undefined && next !== last) return (await next).result;
    const making = begin(location);
    makings.set(location, making);
    making.catch(() => makings.delete(location));
    return (await making).result;
  };
}
