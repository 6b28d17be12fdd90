import type { LocationId } from "@comanda/contract/wire";

import type { Tables } from "#database/tables.ts";

import type { Change } from "./changes.ts";

/**
 * Identifies one version of a location's menu, prices and rules: as long as they do not change, it is the same object.
 * What is read of them is cached under it, and dropped with it.
 */
export type ReferenceVersion = { readonly location: LocationId };

export type ReferenceVersions = {
  /** The version that a write sees that holds the lock at this head of the journal. */
  readonly at: (location: LocationId, headHash: string) => ReferenceVersion;
  /** Called with the changes of a write: keeps the version for the new head if they do not affect it. */
  readonly moveOn: (
    referenceVersion: ReferenceVersion,
    headHash: string,
    changes: readonly Change[],
  ) => void;
};

/** Tables of everyday writes that leave the reference data unchanged. Any other table may change them. */
const everydayTables: ReadonlySet<string> = new Set<keyof Tables>([
  "bill",
  "bill_line",
  "customer",
  "paid_commission",
  "payment",
  "print_job",
  "report",
  "shift",
  "shift_count",
  "sign_in_event",
  "stock",
  "work_day",
]);

export function changesReferenceData(changes: readonly Change[]): boolean {
  return changes.some(({ table }) => isReferenceTable(table));
}

/** Whether this table may hold the menu, prices or rules. */
export function isReferenceTable(table: string): boolean {
  return !everydayTables.has(table);
}

/**
 * A hash identifies everything that was written up to it. So commits need no tracking: a rollback leaves a head that is
 * never found, and a write of another process leaves one that is unknown here.
 */
export function trackReferenceVersions(): ReferenceVersions {
  const newest = new Map<
    LocationId,
    { readonly hash: string; readonly version: ReferenceVersion }
  >();
  return {
    at: (location, hash) => {
      const known = newest.get(location);
      if (known?.hash === hash) return known.version;
      const version = { location };
      newest.set(location, { hash, version });
      return version;
    },
    moveOn: (referenceVersion, hash, changes) => {
      if (!changesReferenceData(changes))
        newest.set(referenceVersion.location, { hash, version: referenceVersion });
    },
  };
}
