import type { LocationId } from "@comanda/contract/wire";

import type { Database } from "#database/database.ts";

import type { Change } from "./changes.ts";
import { isReferenceDataOf, type JournalHead } from "./journal-store.ts";
import { changesReferenceData } from "./reference-tables.ts";

/**
 * Identifies one version of a location's menu, prices and rules: as long as they do not change, it is the same object.
 * What is read of them is cached under it, and dropped with it.
 */
export type ReferenceVersion = { readonly location: LocationId };

export type ReferenceVersions = {
  /**
   * The version that a write sees that holds the lock at this head of the journal. It is called before the lock is
   * there, so that a look at what another server has written travels with it.
   */
  readonly at: (
    tx: Database,
    location: LocationId,
    locking: JournalHead | Promise<JournalHead>,
  ) => Promise<ReferenceVersion>;
  /** Called with the changes of a write: keeps the version for the new head if they do not affect it. */
  readonly moveOn: (
    referenceVersion: ReferenceVersion,
    head: JournalHead,
    changes: readonly Change[],
  ) => void;
};

type KnownVersion = { readonly head: JournalHead; readonly version: ReferenceVersion };

/**
 * A hash identifies everything that was written up to it. So commits need no tracking: a rollback leaves a head that is
 * never found, and after a write of another process the head says which row changed the reference data last.
 */
export function trackReferenceVersions(): ReferenceVersions {
  const newest = new Map<LocationId, KnownVersion>();
  /** Where another server writes, too. */
  const shared = new Set<LocationId>();
  return {
    at: async (tx, location, locking) => {
      const known = newest.get(location);
      const look = async (): Promise<boolean> =>
        known !== undefined && isReferenceDataOf(tx, location, known.head);
      const looking = locking instanceof Promise && shared.has(location) ? look() : null;
      const [head, found] = await Promise.all([locking, looking]);
      if (known?.head.hash === head.hash) return known.version;
      const isCurrent = found ?? (await look());
      if (isCurrent) shared.add(location);
      const version = known !== undefined && isCurrent ? known.version : { location };
      newest.set(location, { head, version });
      return version;
    },
    moveOn: (version, head, changes) => {
      if (!changesReferenceData(changes)) newest.set(version.location, { head, version });
    },
  };
}
