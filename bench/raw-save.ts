import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";

import { readDatabase } from "./venue.ts";

/** The tables that saving a bill writes to; tables that it only reads are not part of the baseline. */
const tables = ["bill", "bill_line", "journal", "journal_subject", "written_reply"] as const;

export type RawSave = { readonly save: () => void; readonly remove: () => void };

type Row = Readonly<Record<string, SQLInputValue>>;

/**
 * The lower bound: writes the rows of the last saved bill again and again, each time as one transaction with one sync,
 * with SQLite alone, into tables like the server's in a separate file next to its own.
 */
export function rawSave(folder: string): RawSave {
  const real = readDatabase(folder);
  const ownFolder = mkdtempSync(join(tmpdir(), "comanda-bench-raw-"));
  const database = new DatabaseSync(join(ownFolder, "raw.db"), {
    enableForeignKeyConstraints: false,
  });
  database.exec("pragma journal_mode = wal; pragma synchronous = full");
  const schema = real
    .prepare(
      `select sql from sqlite_master where sql is not null and tbl_name in ('bill', 'bill_line',
       'journal', 'journal_subject', 'written_reply') order by type desc`,
    )
    .all();
  for (const { sql } of schema) database.exec(String(sql));
  const rows = rowsOfLastBill(real);
  real.close();
  const inserts = new Map(tables.map((table) => [table, insertInto(database, table, rows[table])]));
  let count = 0;
  return {
    save: () => {
      count += 1;
      database.exec("begin immediate");
      for (const table of tables) {
        const insert = inserts.get(table);
        for (const row of rows[table]) insert?.run(...Object.values(withNewNumbers(row, count)));
      }
      database.exec("commit");
    },
    remove: () => {
      database.close();
      rmSync(ownFolder, { recursive: true });
    },
  };
}

type Rows = Readonly<Record<(typeof tables)[number], readonly Row[]>>;

function rowsOfLastBill(real: DatabaseSync): Rows {
  const all = (sql: string, ...values: SQLInputValue[]): readonly Row[] =>
    real.prepare(sql).all(...values);
  const [journal] = all(
    "select * from journal where action = 'new-bill' order by location, sequence desc limit 1",
  );
  if (journal === undefined) throw new Error("No bill has been saved yet");
  const { location = 0, sequence = 0 } = journal;
  const at = [location, sequence];
  const where = "where location = ? and sequence = ?";
  const subjects = all(`select * from journal_subject ${where}`, ...at);
  const id = subjects.find(({ entity }) => entity === "bill")?.["record"] ?? 0;
  return {
    bill: all("select * from bill where id = ?", id),
    bill_line: all("select * from bill_line where bill = ?", id),
    journal: [journal],
    journal_subject: subjects,
    written_reply: all(`select * from written_reply ${where}`, ...at),
  };
}

function insertInto(
  database: DatabaseSync,
  table: string,
  [row = {}]: readonly Row[],
): StatementSync {
  const columns = Object.keys(row);
  const names = columns.map((name) => `"${name}"`).join(", ");
  return database.prepare(
    `insert into ${table} (${names}) values (${columns.map(() => "?").join(", ")})`,
  );
}

/** The unique columns. */
const uniqueColumns = new Set(["id", "number", "number_in_work_day", "sequence", "bill"]);
const far = 1_000_000_000;

function withNewNumbers(row: Row, count: number): Row {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      if (column === "key" && "request_hash" in row) return [column, `raw-${count}`];
      return [column, uniqueColumns.has(column) ? Number(value) + far + count * 100 : value];
    }),
  );
}
