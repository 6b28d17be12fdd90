import type { LocationId } from "@comanda/contract/wire";

import type { Database } from "#database/database.ts";
import { tableRoles } from "#database/tables.ts";

import type { Change } from "./changes.ts";
import { findEntriesAfter, type JournalHead } from "./journal-store.ts";
import { readChanges } from "./read-changes.ts";

/**
 * Identifies one version of a location's menu, prices and rules: as long as they do not change, it is the same object.
 * What is read of them is cached under it, and dropped with it.
 */
export type ReferenceVersion = { readonly location: LocationId };

export type ReferenceVersions = {
  /** The version that a write sees that holds the lock at this head of the journal. */
  readonly at: (tx: Database, location: LocationId, head: JournalHead) => Promise<ReferenceVersion>;
  /** Called with the changes of a write: keeps the version for the new head if they do not affect it. */
  readonly moveOn: (
    referenceVersion: ReferenceVersion,
    head: JournalHead,
    changes: readonly Change[],
  ) => void;
};

const everydayTables = new Set(
  Object.entries(tableRoles).flatMap(([table, role]) => (role === "everyday" ? [table] : [])),
);

export function changesReferenceData(changes: readonly Change[]): boolean {
  return changes.some(({ table }) => isReferenceTable(table));
}

/** Whether this table may hold the menu, prices or rules. So may the records of what existed before the journal. */
export function isReferenceTable(table: string): boolean {
  return !everydayTables.has(table);
}

type KnownVersion = { readonly head: JournalHead; readonly version: ReferenceVersion };

/**
 * A hash identifies everything that was written up to it. So commits need no tracking: a rollback leaves a head that is
 * never found, and from a write of another process the rows since the known head say whether the version still holds.
 */
export function trackReferenceVersions(): ReferenceVersions {
  const newest = new Map<LocationId, KnownVersion>();
  return {
    at: async (tx, location, head) => {
      const known = newest.get(location);
      if (known?.head.hash === head.hash) return known.version;
      const isCurrent = known !== undefined && (await hasOnlyEverydayRows(tx, known, head));
      const version = isCurrent ? known.version : { location };
      newest.set(location, { head, version });
      return version;
    },
    moveOn: (version, head, changes) => {
      if (!changesReferenceData(changes)) newest.set(version.location, { head, version });
    },
  };
}

/** Of more rows than this it is cheaper to read the reference data again. */
const maxRowsSince = 32;

/** Whether the journal continues from a known head to this one with writes that leave the reference data unchanged. */
async function hasOnlyEverydayRows(
  tx: Database,
  known: KnownVersion,
  head: JournalHead,
): Promise<boolean> {
  const { sequence, hash } = known.head;
  const count = head.sequence - sequence;
  if (count < 1 || count > maxRowsSince) return false;
  const rows = await findEntriesAfter(tx, known.version.location, { sequence, limit: count });
  return (
    rows.length === count &&
    rows[0]?.previous_hash === hash &&
    !rows.some((row) => changesReferenceData(readChanges(row)))
  );
}
