import { DatabaseSync } from "node:sqlite";

import type { Row } from "#journal/changes.ts";

export type JournalledRecord = {
  /** Null once it was deleted; a row from before the journal has only the columns that the journal named. */
  readonly row: Row | null;
};

/**
 * A year's records exceed the memory of a small machine, so they go into a temporary file that SQLite deletes itself.
 */
export type Scratch = {
  readonly get: (table: string, id: number) => JournalledRecord | undefined;
  readonly put: (table: string, id: number, record: JournalledRecord) => void;
  readonly tables: () => readonly string[];
  /** By ascending id. */
  readonly recordsOf: (table: string) => Iterable<{ readonly id: number } & JournalledRecord>;
  readonly close: () => void;
};

/** Recently changed records soon change again: the lines of a bill, its payment, its papers. */
const cacheSize = 20_000;

type CachedRecord = {
  readonly table: string;
  readonly id: number;
  readonly record: JournalledRecord;
};

export function openScratch(): Scratch {
  const file = new DatabaseSync("");
  file.exec(`
    pragma journal_mode = off;
    pragma synchronous = off;
    create table journalled (
      entity text, id integer, content text, primary key (entity, id)
    ) without rowid;
    begin
  `);
  const read = file.prepare("select content from journalled where entity = ? and id = ?");
  const write = file.prepare("insert or replace into journalled values (?, ?, ?)");
  const atHand = new Map<string, CachedRecord>();
  const writeOut = (most: number): void => {
    for (const [key, { table, id, record }] of atHand) {
      if (atHand.size <= most) return;
      write.run(table, id, record.row === null ? null : JSON.stringify(record.row));
      atHand.delete(key);
    }
  };
  return {
    get: (table, id) => {
      const known = atHand.get(`${table} ${id}`);
      if (known !== undefined) return known.record;
      const found = read.get(table, id);
      return found === undefined ? undefined : toJournalledRecord(found);
    },
    put: (table, id, record) => {
      const key = `${table} ${id}`;
      atHand.delete(key);
      atHand.set(key, { table, id, record });
      if (atHand.size > cacheSize) writeOut(cacheSize / 2);
    },
    tables: () => {
      writeOut(0);
      const named = file.prepare("select distinct entity from journalled order by entity").all();
      return named.map(({ entity }) => String(entity));
    },
    recordsOf: (table) => {
      writeOut(0);
      return recordsIn(file, table);
    },
    close: () => file.close(),
  };
}

function* recordsIn(
  file: DatabaseSync,
  table: string,
): Generator<{ readonly id: number } & JournalledRecord> {
  const question = "select id, content from journalled where entity = ? order by id";
  for (const found of file.prepare(question).iterate(table)) {
    yield { id: Number(found["id"]), ...toJournalledRecord(found) };
  }
}

function toJournalledRecord(found: Readonly<Record<string, unknown>>): JournalledRecord {
  const { content } = found;
  return { row: typeof content === "string" ? parseRow(content) : null };
}

function parseRow(content: string): Row {
  const row: Row = JSON.parse(content);
  return row;
}
