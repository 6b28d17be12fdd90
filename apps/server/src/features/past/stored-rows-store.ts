import type { LocationId } from "@comanda/domain/id";
import { sql, type RawBuilder } from "kysely";

import type { Database } from "#database/database.ts";
import type { Row } from "#journal/changes.ts";
import { globalTables } from "#journal/journal-global-changes.ts";

import { toJournalRows, partsOf } from "../office/index.ts";
import { findStaffRows, seenFrom } from "../staff/index.ts";
import { settingsToJournalRow } from "../venue/index.ts";
import type { JournalledTable } from "./journalled-tables.ts";

/** A year has millions of lines; this many are in memory at a time. */
const rowsPerBatch = 2000;

export type StoredRow = Row & { readonly id: number };

/** The stored rows of a table at a location, as the journal has them, by ascending id. */
export async function* readStoredRows(
  database: Database,
  location: LocationId,
  table: JournalledTable,
): AsyncGenerator<readonly StoredRow[]> {
  if (table === "staff") yield sortById(await readStaff(database, location));
  else if (table === "setting") yield sortById(await readSettings(database));
  else if (table === "staff_location") yield sortById(await readWorkplaces(database, location));
  else yield* readPages(database, location, table);
}

/** A table whose rows include lists is read at once: a venue has few of those rows. */
async function* readPages(
  database: Database,
  location: LocationId,
  table: JournalledTable,
): AsyncGenerator<readonly StoredRow[]> {
  const isPaged = !(table in partsOf);
  // Tenders from before there were tenders have negative ids.
  let last = Number.MIN_SAFE_INTEGER;
  for (;;) {
    const page = isPaged ? sql`limit ${rowsPerBatch}` : sql``;
    const { rows } = await sql<Row & { readonly location: LocationId }>`
      select * from ${sql.table(table)}
      where ${locationCondition(location, table)} id > ${last} order by id ${page}
    `.execute(database);
    const journalRows = sortById(isPaged ? rows : await toJournalRows(database, table, rows));
    yield journalRows;
    last = journalRows.at(-1)?.id ?? last;
    if (!isPaged || rows.length < rowsPerBatch) return;
  }
}

/** Rows that belong to no location are in every location's journal. */
function locationCondition(location: LocationId, table: JournalledTable): RawBuilder<unknown> {
  if (globalTables.has(table)) return sql``;
  return table === "location" ? sql`id = ${location} and` : sql`location = ${location} and`;
}

/** The settings are journalled as one record. */
async function readSettings(database: Database): Promise<readonly Row[]> {
  const rows = await database.selectFrom("setting").selectAll().execute();
  return rows.length === 0 ? [] : [settingsToJournalRow(rows)];
}

async function readWorkplaces(database: Database, location: LocationId): Promise<readonly Row[]> {
  const rows = await database
    .selectFrom("staff_location")
    .select("staff")
    .where("location", "=", location)
    .execute();
  return rows.map(({ staff }) => ({ id: staff, location }));
}

/** As seen from the location, and never with a password. */
async function readStaff(database: Database, location: LocationId): Promise<readonly Row[]> {
  const rows = await findStaffRows(database, location);
  return rows.map((row) => seenFrom(location, row));
}

function sortById(rows: readonly Row[]): readonly StoredRow[] {
  const kept = rows.filter(hasId);
  if (kept.length < rows.length) throw new Error("A row without an id cannot be compared");
  return kept.toSorted((one, other) => one.id - other.id);
}

function hasId(row: Row): row is StoredRow {
  return typeof row["id"] === "number";
}
