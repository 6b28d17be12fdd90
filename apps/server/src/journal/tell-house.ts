import type { LocationId } from "@comanda/contract/wire";

import type { WriteTransaction } from "#database/database.ts";

import type { Change } from "./changes.ts";
import type { JournalEntry } from "./hash-entry.ts";
import { appendEntry, findOtherLocations, takeTurn } from "./journal-store.ts";

/** What belongs to no location, so that the journal of each location tells of it. */
export const houseTables: ReadonlySet<string> = new Set(["setting", "user_group"]);

/** A row of a journal, by where it stands. */
export type Place = { readonly location: LocationId; readonly sequence: number };

type Source = Pick<JournalEntry, "location" | "at" | "action" | "staff"> & {
  readonly changes: readonly Change[];
};

/** Tells the other locations what a write has changed of the whole house; answers the rows that do so. */
export async function tellHouse(
  tx: WriteTransaction,
  { location: source, at, action, staff, changes: all }: Source,
): Promise<readonly Place[]> {
  const changes = all.filter(({ table }) => houseTables.has(table));
  if (changes.length === 0) return [];
  const told: Place[] = [];
  for (const location of await findOtherLocations(tx, source)) {
    // oxlint-disable-next-line no-await-in-loop -- in one order, so that hardly ever two wait for each other
    const head = await takeTurn(tx, location);
    const sequence = head.sequence + 1;
    // A station stands at one location.
    const entry = { location, sequence, at, action, staff, station: null, changes };
    // oxlint-disable-next-line no-await-in-loop -- it is chained to the head that was read
    await appendEntry(tx, entry, head.hash);
    told.push({ location, sequence });
  }
  return told;
}
