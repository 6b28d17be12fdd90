import { DatabaseSync, type SQLInputValue } from "node:sqlite";

import type { Row, RowsOfBill, WrittenRows } from "./rows-of-bill.ts";

/** The lower bound: SQLite alone writes the rows of a bill again and again, each time with new numbers. */
export type RawWrites = {
  readonly begin: () => void;
  readonly save: (count: number) => void;
  /** Pays the bill that was saved with this count. */
  readonly pay: (count: number) => void;
  /** With a sync. */
  readonly commit: () => void;
  readonly close: () => void;
};

/** The columns that may not repeat, each with a key of its own for payments. */
const uniqueColumns = new Set(["id", "number", "number_in_work_day", "sequence", "bill", "record"]);
const far = 1_000_000_000;

type Write = (count: number) => void;

/** In a file with tables like the server's. */
export function openRawWrites(file: string, { schema, saved, paid }: RowsOfBill): RawWrites {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  database.exec("pragma journal_mode = wal; pragma synchronous = full");
  for (const sql of schema) database.exec(sql);
  const begin = database.prepare("begin immediate");
  const commit = database.prepare("commit");
  const inserts = insertsOf(database, saved, 0);
  const payments = [...insertsOf(database, paid, 50), updateOf(database, paid.bill)];
  return {
    begin: () => void begin.run(),
    save: (count) => {
      for (const insert of inserts) insert(count);
    },
    pay: (count) => {
      for (const write of payments) write(count);
    },
    commit: () => void commit.run(),
    close: () => database.close(),
  };
}

/** A payment has a row of its own in the journal: `offset` keeps it apart from that of its bill. */
function insertsOf(
  database: DatabaseSync,
  { inserted }: WrittenRows,
  offset: number,
): readonly Write[] {
  return inserted.flatMap(([table, rows]) =>
    rows.map((row): Write => {
      const columns = Object.keys(row);
      const names = columns.map((name) => `"${name}"`).join(", ");
      const places = columns.map(() => "?").join(", ");
      const insert = database.prepare(`insert into ${table} (${names}) values (${places})`);
      const values = columns.map((column) => valueOf(table, column, row));
      return (count) => void insert.run(...values.map((value) => value(count, offset)));
    }),
  );
}

type Value = (count: number, offset: number) => SQLInputValue;

function valueOf(table: string, column: string, row: Row): Value {
  const value = row[column] ?? null;
  if (table === "written_reply" && column === "key") {
    return (count, offset) => `raw-${count}-${offset}`;
  }
  if (value === null || !uniqueColumns.has(column)) return () => value;
  if (column === "record" || (table !== "journal_subject" && column === "bill")) {
    return (count) => Number(value) + far + count * 100;
  }
  return (count, offset) => Number(value) + far + count * 100 + offset;
}

function updateOf(database: DatabaseSync, { id = 0, ...changed }: Row): Write {
  const columns = Object.keys(changed);
  const sets = columns.map((name) => `"${name}" = ?`).join(", ");
  const update = database.prepare(`update bill set ${sets} where id = ?`);
  const values = Object.values(changed);
  return (count) => void update.run(...values, Number(id) + far + count * 100);
}
