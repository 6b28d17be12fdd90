import type { LocationId } from "@comanda/domain/id";
import type { Instant } from "@comanda/domain/time/instant";

import type { Database, WriteTransaction } from "#database/database.ts";
import type { Change, Row } from "#journal/changes.ts";
import { appendEntry, lockJournalHead } from "#journal/journal-store.ts";

import {
  baseCount,
  baseCountTable,
  baseRecord,
  baseTable,
  beginJournalAction,
} from "#journal/base-row.ts";
import { readStoredRows, type StoredRow } from "./stored-rows-store.ts";
import { countedOnlyTables, journalledTables, type JournalledTable } from "./journalled-tables.ts";

export async function findLocationNames(
  database: Database,
): Promise<readonly { readonly id: LocationId; readonly name: string }[]> {
  return database.selectFrom("location").select(["id", "name"]).orderBy("id").execute();
}

/** The number of rows per table that a new location may have; a larger, imported past is only counted. */
const maxBaseRows = 2000;

/**
 * Writes into each location's journal, once, what it held before its first journalled write. From then on, a row that
 * no journal names was inserted by hand.
 */
export async function writeBases(database: Database, at: Instant): Promise<void> {
  for (const { id } of await findLocationNames(database)) {
    if (await hasBase(database, id)) continue;
    await database.transaction().execute((tx) => writeBaseAt(tx, id, at));
  }
}

/** Runs before the first write at a location, in its transaction, or at the first start that finds no base. */
export async function writeBaseAt(
  tx: WriteTransaction,
  location: LocationId,
  at: Instant,
): Promise<void> {
  const head = await lockJournalHead(tx, location);
  // Another server may have written it already.
  if (await hasBase(tx, location)) return;
  const changes: Change[] = [];
  for (const table of journalledTables) {
    const { rows, count } = await findUnjournalledRows(tx, location, table);
    const records = rows.map((row) => createInsert(baseTable, (id) => baseRecord(id, table, row)));
    const counted = createInsert(baseCountTable, (id) => baseCount(id, table, count));
    for (const make of [...records, counted]) changes.push(make(changes.length + 1));
  }
  const sequence = head.sequence + 1;
  const who = { staff: null, station: null };
  await appendEntry(
    tx,
    { location, sequence, at, action: beginJournalAction, ...who, changes },
    head.hash,
  );
}

function createInsert(table: string, row: (id: number) => Row): (id: number) => Change {
  return (id) => ({ kind: "insert", table, id, row: row(id) });
}

/** The rows that the journal does not name yet, or, if there are too many, their number. */
async function findUnjournalledRows(
  tx: WriteTransaction,
  location: LocationId,
  table: JournalledTable,
): Promise<{ readonly rows: readonly StoredRow[]; readonly count: number }> {
  const records = await findJournalledRecords(tx, location, table);
  let rows: StoredRow[] = [];
  let count = 0;
  for await (const page of readStoredRows(tx, location, table)) {
    const unjournalled = page.filter(({ id }) => !records.has(id));
    count += unjournalled.length;
    if (count <= maxBaseRows) rows.push(...unjournalled);
  }
  if (count > maxBaseRows || countedOnlyTables.has(table)) rows = [];
  return { rows, count: count - rows.length };
}

async function findJournalledRecords(
  tx: WriteTransaction,
  location: LocationId,
  entity: string,
): Promise<ReadonlySet<number>> {
  const rows = await tx
    .selectFrom("journal_subject")
    .select("record")
    .distinct()
    .where("location", "=", location)
    .where("entity", "=", entity)
    .execute();
  return new Set(rows.map(({ record }) => record));
}

async function hasBase(database: Database, location: LocationId): Promise<boolean> {
  const row = await database
    .selectFrom("journal_subject")
    .select("sequence")
    .where("location", "=", location)
    .where("entity", "=", baseCountTable)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
