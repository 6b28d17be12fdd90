import type { Instant, LocationId } from "@comanda/contract/wire";
import { sql, type Selectable } from "kysely";

import type { Database } from "#database/database.ts";
import type { Tables } from "#database/tables.ts";

export type MissingRows = Selectable<Tables["missing_rows"]>;

/** After an acknowledgement, reports of the same user count again only so much later. */
const repeatedReportAfterMs = 3_600_000;

/**
 * Stores what a till has seen. Each user has one row, which is overwritten, so that the table cannot be flooded.
 * Returns whether the report was new.
 */
export async function storeMissingRows(database: Database, row: MissingRows): Promise<boolean> {
  const { location: _location, staff: _staff, ...news } = row;
  const kept = await database
    .insertInto("missing_rows")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(["location", "staff"])
        .doUpdateSet(news)
        .where((eb) =>
          eb.or([
            eb.and([
              eb("missing_rows.seen_at", "is", null),
              eb("missing_rows.till_sequence", "<", row.till_sequence),
            ]),
            eb.and([
              sql<boolean>`missing_rows.seen_at + ${repeatedReportAfterMs} < ${row.noticed_at}`,
              eb("missing_rows.till_mark", "<>", row.till_mark),
            ]),
          ]),
        ),
    )
    .returning("location")
    .executeTakeFirst();
  return kept !== undefined;
}

/** Reports that the office has not acknowledged, the most rows first. */
export async function findMissingRows(
  database: Database,
  location: LocationId,
): Promise<readonly MissingRows[]> {
  return database
    .selectFrom("missing_rows")
    .selectAll()
    .where("location", "=", location)
    .where("seen_at", "is", null)
    .orderBy("till_sequence", "desc")
    .execute();
}

export async function areRowsMissing(database: Database): Promise<boolean> {
  const row = await database
    .selectFrom("missing_rows")
    .select("location")
    .where("seen_at", "is", null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function markMissingRowsAcknowledged(
  database: Database,
  location: LocationId,
  at: Instant,
): Promise<void> {
  await database
    .updateTable("missing_rows")
    .set({ seen_at: at })
    .where("location", "=", location)
    .where("seen_at", "is", null)
    .execute();
}
