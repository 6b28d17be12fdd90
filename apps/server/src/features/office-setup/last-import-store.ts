import type { LocationId } from "@comanda/domain/id";
import { instant, msPerDay, type Instant } from "@comanda/domain/time/instant";

import type { Database } from "#database/database.ts";
import type { Change } from "#journal/changes.ts";
import { findEntriesAfter } from "#journal/journal-store.ts";
import { readChanges } from "#journal/read-changes.ts";

import { userName } from "../office/index.ts";

export const importAction = "office-menu-import";
export const undoAction = "office-menu-import-undo";

/** The rows that one import wrote to the journal. */
export type LastImport = {
  readonly first: number;
  /** Its last row, which stands for the import. */
  readonly sequence: number;
  readonly at: Instant;
  readonly by: string | null;
  readonly isUndone: boolean;
};

/** The latest import of the last 24 hours, found by its action; null if there is none. */
export async function findLastImport(
  database: Database,
  location: LocationId,
  now: Instant,
): Promise<LastImport | null> {
  const rows = await database
    .selectFrom("journal")
    .leftJoin("staff", "staff.id", "journal.staff")
    .select(["journal.sequence", "journal.at", "journal.action"])
    .select(["staff.first_name", "staff.last_name", "staff.username"])
    .where("journal.location", "=", location)
    .where("journal.at", ">=", instant(now - msPerDay))
    .where("journal.action", "in", [importAction, undoAction])
    .orderBy("journal.sequence", "desc")
    .execute();
  const end = rows.findIndex(({ action }) => action === importAction);
  const last = rows[end];
  if (last === undefined) return null;
  // An import of many records has several rows, committed together at one time.
  const others = rows
    .slice(end)
    .filter(({ at, action }) => at === last.at && action === importAction);
  return {
    first: Math.min(...others.map(({ sequence }) => sequence)),
    sequence: last.sequence,
    at: last.at,
    by: userName(last),
    isUndone: end > 0,
  };
}

/** Everything that an import changed, in order. */
export async function findImportChanges(
  database: Database,
  location: LocationId,
  { first, sequence }: LastImport,
): Promise<readonly Change[]> {
  const limit = sequence - first + 1;
  const entries = await findEntriesAfter(database, location, { sequence: first - 1, limit });
  return entries.flatMap(readChanges);
}
