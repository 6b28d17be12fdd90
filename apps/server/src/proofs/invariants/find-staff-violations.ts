import type { LocationId } from "@comanda/contract/wire";

import type { Database } from "#database/database.ts";

import type { ReadEntry } from "./read-journal.ts";

type Journals = ReadonlyMap<LocationId, readonly ReadEntry[]>;

/**
 * Memberships that contradict the journals: staff added on a till works at that location and nowhere else; staff named
 * in a journal works at its location, under the staff ID that the journal ends with.
 */
export async function findStaffViolations(
  database: Database,
  journals: Journals,
): Promise<readonly string[]> {
  const rows = await database.selectFrom("staff_location").selectAll().execute();
  const kept = new Map(rows.map(({ location, staff, ref }) => [`${staff} at ${location}`, ref]));
  const addedAt = new Map<number, LocationId>();
  const brought = new Set<string>();
  const journalled = new Map<string, string | null>();
  for (const [location, journal] of journals) {
    for (const change of journal.flatMap(({ changes }) => changes)) {
      if (change.table === "staff_location") {
        if (change.kind === "delete") journalled.delete(`${change.id} at ${location}`);
        else brought.add(`${change.id} at ${location}`);
      }
      if (change.table !== "staff") continue;
      if (change.kind === "insert") addedAt.set(change.id, location);
      const { ref } = change.kind === "update" ? change.new : change.row;
      const name = `${change.id} at ${location}`;
      journalled.set(name, ref === undefined ? (journalled.get(name) ?? null) : String(ref));
    }
  }
  const missing = [...journalled].filter(([name, ref]) => !isStoredAs(kept.get(name), ref));
  const strangers = rows.filter(
    ({ staff, location }) =>
      (addedAt.get(staff) ?? location) !== location && !brought.has(`${staff} at ${location}`),
  );
  return [
    ...missing.map(([name, ref]) => `Staff ${name} is ${kept.get(name)}, not ${ref ?? "there"}`),
    ...strangers.map(({ staff, location }) => `Nobody has added staff ${staff} at ${location}`),
  ];
}

/** A journal without the staff ID says only that they work there. */
function isStoredAs(kept: string | undefined, journalled: string | null): boolean {
  return kept !== undefined && (journalled === null || kept === journalled);
}
