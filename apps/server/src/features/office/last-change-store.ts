import type { Instant, LocationId } from "@comanda/contract/wire";

import type { Database } from "#database/database.ts";
import { readChanges } from "#journal/read-changes.ts";

type LastChange = {
  /** What they are called. */
  readonly by: string | null;
  readonly at: Instant;
};

/** Who changed a thing last, as the journal has it; null where it is as the house was opened with. */
export async function findLastChange(
  database: Database,
  location: LocationId,
  { entity, record }: { readonly entity: string; readonly record: number },
): Promise<LastChange | null> {
  const rows = await database
    .selectFrom("journal_subject")
    .innerJoin("journal", (join) =>
      join
        .onRef("journal.location", "=", "journal_subject.location")
        .onRef("journal.sequence", "=", "journal_subject.sequence"),
    )
    .leftJoin("staff", "staff.id", "journal.staff")
    .select(["journal.at", "journal.changes", "staff.first_name", "staff.last_name"])
    .select("staff.username")
    .where("journal_subject.location", "=", location)
    .where("journal_subject.entity", "=", entity)
    .where("journal_subject.record", "=", record)
    .orderBy("journal.sequence", "desc")
    .limit(20)
    .execute();
  // Somebody signs in at a station, and is the same to the back office.
  const last = rows.find(({ changes }) =>
    readChanges({ changes }).some(
      (change) =>
        change.table === entity &&
        change.id === record &&
        (change.kind !== "update" || "revision" in change.new),
    ),
  );
  if (last === undefined) return null;
  const name = `${last.first_name ?? ""} ${last.last_name ?? ""}`.trim();
  return { by: name === "" ? last.username : name, at: last.at };
}
