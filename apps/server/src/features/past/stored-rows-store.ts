import type { LocationId } from "@comanda/domain/id";
import { sql, type RawBuilder } from "kysely";

import type { Database } from "#database/database.ts";
import type { Row } from "#journal/changes.ts";
import { houseTables } from "#journal/journal-global-changes.ts";

import { asTold, partsOf } from "../office/index.ts";
import { findStaffRows, seenFrom } from "../staff/index.ts";
import { settingsAsTold } from "../venue/index.ts";
import type { ToldTable } from "./journalled-tables.ts";

/** A year has millions of lines; this many are in memory at a time. */
const rowsAtOnce = 2000;

export type KeptRow = Row & { readonly id: number };

/** The stored rows of a table at a location, as the journal has them, by ascending id. */
export async function* keptRows(
  database: Database,
  location: LocationId,
  table: ToldTable,
): AsyncGenerator<readonly KeptRow[]> {
  if (table === "staff") yield inOrder(await readStaff(database, location));
  else if (table === "setting") yield inOrder(await readSettings(database));
  else if (table === "staff_location") yield inOrder(await readWorkplaces(database, location));
  else yield* readPages(database, location, table);
}

/** A table whose rows include lists is read at once: a venue has few of those rows. */
async function* readPages(
  database: Database,
  location: LocationId,
  table: ToldTable,
): AsyncGenerator<readonly KeptRow[]> {
  const isPaged = !(table in partsOf);
  let last = 0;
  for (;;) {
    const page = isPaged ? sql`limit ${rowsAtOnce}` : sql``;
    // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before it ended
    const { rows } = await sql<Row & { readonly location: LocationId }>`
      select * from ${sql.table(table)}
      where ${at(location, table)} id > ${last} order by id ${page}
    `.execute(database);
    // oxlint-disable-next-line no-await-in-loop
    const told = inOrder(isPaged ? rows : await asTold(database, table, rows));
    yield told;
    last = told.at(-1)?.id ?? last;
    if (!isPaged || rows.length < rowsAtOnce) return;
  }
}

/** Rows that belong to no location are in every location's journal. */
function at(location: LocationId, table: ToldTable): RawBuilder<unknown> {
  if (houseTables.has(table)) return sql``;
  return table === "location" ? sql`id = ${location} and` : sql`location = ${location} and`;
}

/** The settings are journalled as one record. */
async function readSettings(database: Database): Promise<readonly Row[]> {
  const rows = await database.selectFrom("setting").selectAll().execute();
  return rows.length === 0 ? [] : [settingsAsTold(rows)];
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
  return rows.map((row) => ({ ...seenFrom(location, row), password_hash: null }));
}

function inOrder(rows: readonly Row[]): readonly KeptRow[] {
  const kept = rows.filter(hasId);
  if (kept.length < rows.length) throw new Error("A row without an id cannot be compared");
  return kept.toSorted((one, other) => one.id - other.id);
}

function hasId(row: Row): row is KeptRow {
  return typeof row["id"] === "number";
}
