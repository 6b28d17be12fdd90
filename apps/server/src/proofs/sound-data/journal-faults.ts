import type { LocationId } from "@comanda/contract/wire";
import { sql } from "kysely";

import type { Database } from "#database/database.ts";
import type { Change, Row } from "#journal/changes.ts";
import { houseTables } from "#journal/tell-house.ts";

import { asTold } from "../../features/office/index.ts";
import { findStaffRows, seenFrom } from "../../features/staff/staff-store.ts";
import { settingsAsTold } from "../../features/venue/index.ts";
import type { ReadEntry } from "./read-journal.ts";

/** Tables that begin empty, so that every row of them came through the journal. */
const startEmpty = [
  "work_day",
  "shift",
  "shift_count",
  "bill",
  "bill_line",
  "payment",
  "paid_commission",
  "report",
  "print_job",
  "sign_in_event",
];

/** What the journal says that a table holds; of rows that were there before it, only what it has spoken of. */
type Told = Map<number, Row>;

/** Where the tables are not what is left of an empty house after all that the journal says. */
export async function journalFaults(
  database: Database,
  location: LocationId,
  journal: readonly ReadEntry[],
): Promise<readonly string[]> {
  const faults: string[] = [];
  const told = new Map<string, Told>(startEmpty.map((table) => [table, new Map()]));
  for (const { sequence, changes } of journal) {
    for (const change of changes) {
      const rows = told.get(change.table) ?? new Map<number, Row>();
      told.set(change.table, rows);
      const fault = retell(rows, change);
      if (fault !== null) faults.push(`Journal row ${sequence}: ${fault}`);
    }
  }
  for (const [table, rows] of told) {
    // oxlint-disable-next-line no-await-in-loop -- one table after the other, on one connection
    const kept = await readTable(database, table, location);
    faults.push(...tableFaults(table, rows, kept));
  }
  return faults;
}

function retell(rows: Told, change: Change): string | null {
  const { id, table } = change;
  const known = rows.get(id);
  if (change.kind === "insert") {
    rows.set(id, change.row);
    return known === undefined ? null : `${table} ${id} is inserted twice`;
  }
  if (change.kind === "delete") {
    rows.delete(id);
    return known !== undefined || !startEmpty.includes(table)
      ? null
      : `${table} ${id} is not there`;
  }
  rows.set(id, { ...known, ...change.new });
  const before = known ?? {};
  const wrong = Object.entries(change.old).filter(
    ([column, value]) => column in before && before[column] !== value,
  );
  return wrong.length === 0 ? null : `${table} ${id} was not ${JSON.stringify(wrong)}`;
}

async function readTable(
  database: Database,
  table: string,
  location: LocationId,
): Promise<ReadonlyMap<number, Row>> {
  if (table === "staff") return readStaff(database, location);
  if (table === "setting") return readSettings(database);
  if (table === "staff_location") return readWorkplaces(database, location);
  const place = table === "location" ? "id" : "location";
  const here = houseTables.has(table) ? sql`` : sql`where ${sql.ref(place)} = ${location}`;
  const { rows } = await sql<Row & { readonly location: LocationId }>`
    select * from ${sql.table(table)} ${here}
  `.execute(database);
  const told = await asTold(database, table, rows);
  return new Map(told.map((row) => [Number(row["id"]), row]));
}

/** All of them are told as one record. */
async function readSettings(database: Database): Promise<ReadonlyMap<number, Row>> {
  const rows = await database.selectFrom("setting").selectAll().execute();
  const told = settingsAsTold(rows);
  return new Map([[Number(told["id"]), told]]);
}

async function readWorkplaces(
  database: Database,
  location: LocationId,
): Promise<ReadonlyMap<number, Row>> {
  const rows = await database
    .selectFrom("staff_location")
    .select("staff")
    .where("location", "=", location)
    .execute();
  return new Map(rows.map(({ staff }) => [staff, { id: staff, location }]));
}

/** They are of several locations: each has told of them as they are seen from there, and never of a password. */
async function readStaff(
  database: Database,
  location: LocationId,
): Promise<ReadonlyMap<number, Row>> {
  const rows = await findStaffRows(database, location);
  return new Map(rows.map((row) => [row.id, { ...seenFrom(location, row), password_hash: null }]));
}

function tableFaults(table: string, told: Told, kept: ReadonlyMap<number, Row>): readonly string[] {
  const differing = [...told].filter(([id, row]) => {
    const own = kept.get(id);
    return Object.entries(row).some(([column, value]) => own?.[column] !== value);
  });
  const untold = [...kept.keys()].filter((id) => startEmpty.includes(table) && !told.has(id));
  return [
    ...differing.map(
      ([id, row]) =>
        `${table} ${id} is ${JSON.stringify(kept.get(id))}, not ${JSON.stringify(row)}`,
    ),
    ...untold.map((id) => `${table} ${id} is not in the journal`),
  ];
}
