import type { Instant, LocationId } from "@comanda/contract/wire";

import type { Database } from "#database/database.ts";
import type { StoredEntry } from "#journal/packed-entry.ts";
import { readChanges } from "#journal/read-changes.ts";

import { userName } from "./user-name.ts";

type LastChange = {
  /** Their name. */
  readonly by: string | null;
  readonly at: Instant;
};

type Subject = { readonly entity: string; readonly record: number };

/** A sign-in adds a row about staff that changes nothing of them, and a busy colleague has hundreds of those. */
const rowsAtOnce = 100;

/** The last change of a row according to the journal; null if it never changed since the base. */
export async function findLastChange(
  database: Database,
  location: LocationId,
  subject: Subject,
): Promise<LastChange | null> {
  let before = Number.MAX_SAFE_INTEGER;
  for (;;) {
    const rows = await rowsBefore(database, location, { ...subject, before });
    const last = rows.find((row) => changesRevision(row, subject));
    if (last !== undefined) return { by: userName(last), at: last.at };
    const oldest = rows.at(-1);
    if (oldest === undefined || rows.length < rowsAtOnce) return null;
    before = oldest.sequence;
  }
}

function changesRevision(
  row: Pick<StoredEntry, "changes" | "packed">,
  { entity, record }: Subject,
): boolean {
  return readChanges(row).some(
    (change) =>
      change.table === entity &&
      change.id === record &&
      (change.kind !== "update" || "revision" in change.new),
  );
}

function rowsBefore(
  database: Database,
  location: LocationId,
  { entity, record, before }: Subject & { readonly before: number },
) {
  return database
    .selectFrom("journal_subject")
    .innerJoin("journal", (join) =>
      join
        .onRef("journal.location", "=", "journal_subject.location")
        .onRef("journal.sequence", "=", "journal_subject.sequence"),
    )
    .leftJoin("staff", "staff.id", "journal.staff")
    .select(["journal.sequence", "journal.at", "journal.changes", "journal.packed"])
    .select(["staff.first_name", "staff.last_name", "staff.username"])
    .where("journal_subject.location", "=", location)
    .where("journal_subject.entity", "=", entity)
    .where("journal_subject.record", "=", record)
    .where("journal_subject.sequence", "<", before)
    .orderBy("journal_subject.sequence", "desc")
    .limit(rowsAtOnce)
    .execute();
}
