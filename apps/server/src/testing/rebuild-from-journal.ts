import type { LocationId } from "@comanda/contract/wire";
import { sql } from "kysely";

import type { Database } from "#database/database.ts";
import type { Change, Row } from "#journal/changes.ts";
import { openPersonalFields } from "#journal/open-personal-fields.ts";
import { tableRow } from "#journal/recorded-papers.ts";
import { globalTables } from "#journal/journal-global-changes.ts";

import { toJournalRows, partTables } from "../features/office/index.ts";
import { completeMerge } from "../features/past/complete-merge.ts";
import { completeSettlements } from "../features/past/complete-settlements.ts";
import { completeWorkplaces } from "../features/past/complete-workplaces.ts";
import { unjournalledTables } from "../features/past/journalled-tables.ts";
import { findStaffRows, seenFrom } from "../features/staff/index.ts";
import { settingsToJournalRow } from "../features/venue/index.ts";

/** The rows of every table by their id, or by all their values if they have none. */
export type TableContents = Readonly<Record<string, Readonly<Record<string, Row>>>>;

type LocatedRow = Row & { readonly location: LocationId };

/** The current rows; the parts of a row are nested in it, as the journal records it. */
export async function readTables(database: Database): Promise<TableContents> {
  const tables = await database.introspection.getTables();
  const names = tables
    .map(({ name }) => name)
    .filter((name) => !unjournalledTables.has(name) && !partTables.has(name));
  const read = names.map(async (name): Promise<[string, Record<string, Row>]> => {
    const found = await sql<LocatedRow>`select * from ${sql.table(name)}`.execute(database);
    const rows =
      name === "setting"
        ? toSettingsRecord(found.rows)
        : await toJournalRows(database, name, found.rows);
    const journalled = rows.map((row) => asJournalled(name, row));
    return [name, Object.fromEntries(journalled.map((row) => [keyOf(name, row), row]))];
  });
  const contents = Object.fromEntries(await Promise.all(read));
  return { ...contents, staff: await readStaffByLocation(database) };
}

/** Each journal records staff as its location sees them. */
async function readStaffByLocation(database: Database): Promise<Record<string, Row>> {
  const locations = await database.selectFrom("location").select("id").orderBy("id").execute();
  const seen = locations.map(async ({ id: location }) => {
    const rows = await findStaffRows(database, location);
    return rows.map((row): [string, Row] => [staffKey(row.id, location), seenFrom(location, row)]);
  });
  return Object.fromEntries((await Promise.all(seen)).flat());
}

function staffKey(staff: number, location: LocationId): string {
  return `${staff} seen from ${location}`;
}

/** The journal records the settings of the house as one record. */
function toSettingsRecord(rows: readonly Row[]): readonly Row[] {
  return [
    settingsToJournalRow(
      rows.map(({ name, value }) => ({ name: String(name), value: String(value) })),
    ),
  ];
}

/** The journal records of a workplace its user, without the staff ID. */
function asJournalled(table: string, row: Row): Row {
  if (table !== "staff_location") return row;
  return { id: row["staff"] ?? null, location: row["location"] ?? null };
}

export function columnsInOrder(row: Row): readonly (readonly [string, Row[string]])[] {
  return Object.entries(row).toSorted(([one], [other]) => one.localeCompare(other, "en"));
}

function keyOf(table: string, row: Row): string {
  if (table === "staff_location") return `${row["id"]} at ${row["location"]}`;
  return String(row["id"] ?? JSON.stringify(columnsInOrder(row)));
}

/** The tables after all changes of the journal. */
export async function rebuild(database: Database, start: TableContents): Promise<TableContents> {
  const tables = new Map(
    Object.entries(start).map(([name, rows]) => [name, new Map(Object.entries(rows))]),
  );
  const entries = await database
    .selectFrom("journal")
    .select(["location", "action", "changes", "packed"])
    .orderBy("location")
    .orderBy("sequence")
    .execute();
  const [first] = entries;
  // Every journal records the changes of the whole house, so only one of them is applied.
  const byLocation = Map.groupBy(entries, ({ location }) => location);
  const opened = [...byLocation].map(async ([location, rows]) => {
    const changes = await openPersonalFields(database, location, rows);
    const complete = rows.flatMap((row, index) =>
      completeWorkplaces(completeSettlements(completeMerge(row, changes[index] ?? []))),
    );
    return complete
      .filter(({ table }) => location === first?.location || !globalTables.has(table))
      .map((change) => ({ location, change }));
  });
  const changes = (await Promise.all(opened)).flat();
  for (const { location, change } of changes) {
    const { table } = change;
    const rows = tables.get(table);
    if (rows === undefined) throw new Error(`The journal tells of no table ${table}`);
    const ownKey = change.kind === "update" ? String(change.id) : keyOf(table, change.row);
    apply(rows, change, table === "staff" ? staffKey(change.id, location) : ownKey);
  }
  return Object.fromEntries(
    [...tables].map(([name, rows]) => [name, Object.fromEntries(rows.entries())]),
  );
}

/** The former values in a change must match the row. */
function apply(rows: Map<string, Row>, change: Change, key: string): void {
  const before = rows.get(key);
  if (change.kind === "insert") {
    if (before !== undefined) throw new Error(`${change.table} #${key} is inserted twice`);
    rows.set(key, tableRow(change.table, change.row));
    return;
  }
  const was = change.kind === "update" ? change.old : change.row;
  const wrong = Object.keys(was).find((column) => before?.[column] !== was[column]);
  if (wrong !== undefined) throw new Error(`${change.table} #${key} had another ${wrong}`);
  if (change.kind === "update") rows.set(key, { ...before, ...change.new });
  else rows.delete(key);
}
