import type { LocationId } from "@comanda/contract/wire";

import type { Database } from "#database/database.ts";

import type { Change } from "./changes.ts";
import { isSealed, openValue } from "./guest-cipher.ts";
import { findGuestKeys } from "./guest-key-store.ts";
import type { StoredChanges } from "./packed-entry.ts";
import { guestsIn, replacePersonalFields } from "./personal-fields.ts";
import { readChanges } from "./read-changes.ts";

/**
 * The changes of each of these rows of a location's journal, with personal fields of guests in plain text: the only
 * place that opens them. For an erased guest they hold the current values of the guest's row, so that tables rebuilt
 * from the journal equal the tables.
 */
export async function openPersonalFields(
  database: Database,
  location: LocationId,
  entries: readonly StoredChanges[],
): Promise<readonly (readonly Change[])[]> {
  const read = entries.map(readChanges);
  const guests = guestsIn(read.flat(), isSealed);
  if (guests.size === 0) return read;
  const keys = await findGuestKeys(database, location, guests);
  return read.map((changes) =>
    changes.map((change) =>
      replacePersonalFields(change, ({ value, erased, ...place }) => {
        if (!isSealed(value)) return value;
        const key = keys.get(place.customer) ?? null;
        return key === null ? erased : openValue(key, place, value);
      }),
    ),
  );
}
