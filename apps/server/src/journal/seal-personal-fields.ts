import type { LocationId } from "@comanda/contract/wire";

import type { WriteTransaction } from "#database/database.ts";
import { mapInSlices } from "#database/time-slices.ts";
import type { RandomBytes } from "#call/runtime.ts";

import type { Change } from "./changes.ts";
import { sealValue } from "./guest-cipher.ts";
import { findOrMakeGuestKeys } from "./guest-key-store.ts";
import { guestsIn, replacePersonalFields } from "./personal-fields.ts";

/** Changes as the journal stores them: personal fields of a guest are sealed under that guest's key. */
export async function sealPersonalFields(
  tx: WriteTransaction,
  location: LocationId,
  {
    changes,
    randomBytes,
  }: { readonly changes: readonly Change[]; readonly randomBytes: RandomBytes },
): Promise<readonly Change[]> {
  const guests = guestsIn(changes);
  if (guests.size === 0) return changes;
  const keys = await findOrMakeGuestKeys(tx, location, { guests, randomBytes });
  return mapInSlices(changes, (change) =>
    replacePersonalFields(change, ({ value, erased, ...place }) => {
      const key = keys.get(place.customer) ?? null;
      return key === null ? erased : sealValue(key, place, { value, randomBytes });
    }),
  );
}
