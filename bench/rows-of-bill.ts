import type { DatabaseSync, SQLInputValue } from "node:sqlite";

import { readDatabase } from "./venue.ts";

export type Row = Readonly<Record<string, SQLInputValue>>;

/** What one write put into the database: new rows by table, and the changed columns of its bill. */
export type WrittenRows = {
  readonly inserted: readonly (readonly [table: string, rows: readonly Row[]])[];
  readonly bill: Row;
};

/** What the newest order and its payment wrote, and the tables and indexes that these rows go to. */
export type RowsOfBill = {
  readonly schema: readonly string[];
  readonly saved: WrittenRows;
  readonly paid: WrittenRows;
};

const tables = ["bill", "bill_line", "print_job", "journal", "journal_subject", "written_reply"];

/** What `saveBill` has written; to be read before the bill is paid. */
export function readSavedRows(folder: string): WrittenRows {
  return withDatabase(folder, (database) => rowsOfLast(database, "new-bill"));
}

/** Reads what the payment of that bill has written. */
export function readRowsOfBill(folder: string, saved: WrittenRows): RowsOfBill {
  return withDatabase(folder, (database) => ({
    schema: schemaOf(database),
    saved,
    paid: changedOnly(rowsOfLast(database, "close-bill"), saved.bill),
  }));
}

function withDatabase<Result>(folder: string, work: (database: DatabaseSync) => Result): Result {
  const database = readDatabase(folder);
  try {
    return work(database);
  } finally {
    database.close();
  }
}

function schemaOf(database: DatabaseSync): readonly string[] {
  const names = tables.map((table) => `'${table}'`).join(", ");
  const rows = database
    .prepare(
      `select sql from sqlite_master where sql is not null and tbl_name in (${names}) order by type desc`,
    )
    .all();
  return rows.map(({ sql }) => String(sql));
}

function rowsOfLast(database: DatabaseSync, action: string): WrittenRows {
  const all = (sql: string, ...values: SQLInputValue[]): readonly Row[] =>
    database.prepare(sql).all(...values);
  const [journal] = all(
    "select * from journal where action = ? order by location, sequence desc limit 1",
    action,
  );
  if (journal === undefined) throw new Error(`Nothing was written by ${action} yet`);
  const at = [journal["location"] ?? 0, journal["sequence"] ?? 0];
  const where = "where location = ? and sequence = ?";
  const subjects = all(`select * from journal_subject ${where}`, ...at);
  const records = (entity: string): readonly Row[] =>
    subjects
      .filter((subject) => subject["entity"] === entity)
      .flatMap(({ record = 0 }) => all(`select * from ${entity} where id = ?`, record));
  const [bill = {}] = records("bill");
  const isNew = action === "new-bill";
  return {
    bill,
    inserted: [
      ["bill", isNew ? [bill] : []],
      ["bill_line", isNew ? records("bill_line") : []],
      ["print_job", records("print_job")],
      ["journal", [journal]],
      ["journal_subject", subjects],
      ["written_reply", all(`select * from written_reply ${where}`, ...at)],
    ],
  };
}

function changedOnly(paid: WrittenRows, before: Row): WrittenRows {
  const changed = Object.entries(paid.bill).filter(
    ([column, value]) => column === "id" || before[column] !== value,
  );
  return { ...paid, bill: Object.fromEntries(changed) };
}
