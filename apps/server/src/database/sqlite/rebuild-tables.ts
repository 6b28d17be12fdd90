import { sql } from "kysely";

import type { Database, WriteTransaction } from "#database/database.ts";

/**
 * One transaction in which tables may be rebuilt under the tables that refer to them. SQLite applies the switch only
 * outside of a transaction, so the references are checked at the end: a broken one rolls everything back.
 */
export function rebuildTables(
  database: Database,
  work: (tx: WriteTransaction) => Promise<void>,
): Promise<void> {
  return database.connection().execute(async (alone) => {
    await sql`pragma foreign_keys = off`.execute(alone);
    try {
      await alone.transaction().execute(async (tx) => {
        await work(tx);
        await requireSoundReferences(tx);
      });
    } finally {
      await sql`pragma foreign_keys = on`.execute(alone);
    }
  });
}

async function requireSoundReferences(tx: WriteTransaction): Promise<void> {
  const broken = await sql<{ table: string; parent: string }>`pragma foreign_key_check`.execute(tx);
  const [first] = broken.rows;
  if (first === undefined) return;
  throw new Error(
    `${broken.rows.length} rows, the first in "${first.table}", would refer to nothing in "${first.parent}"`,
  );
}

type SchemaObject = { readonly type: string; readonly sql: string };

/** Rebuilds a table with the given changes: SQLite cannot change an existing constraint. */
export async function rebuildTable(
  tx: WriteTransaction,
  table: string,
  change: (text: string) => string,
): Promise<void> {
  const { rows } = await sql<SchemaObject>`
    select type, sql from sqlite_schema where tbl_name = ${table} and sql is not null
  `.execute(tx);
  const isTable = ({ type }: SchemaObject): boolean => type === "table";
  const text = rows.find(isTable)?.sql ?? "";
  const draft = `${table}_rebuilt`;
  const given = await sql<{ seq: number }>`
    select seq from sqlite_sequence where name = ${table}
  `.execute(tx);
  await sql.raw(replaceOnce(change(text), `TABLE "${table}"`, `TABLE "${draft}"`)).execute(tx);
  await sql`insert into ${sql.table(draft)} select * from ${sql.table(table)}`.execute(tx);
  await sql`drop table ${sql.table(table)}`.execute(tx);
  await sql`alter table ${sql.table(draft)} rename to ${sql.table(table)}`.execute(tx);
  // Its indexes and triggers were dropped with it.
  for (const made of rows.filter((one) => !isTable(one))) {
    await sql.raw(made.sql).execute(tx);
  }
  // An id that was given once is never given again.
  await sql`delete from sqlite_sequence where name = ${table}`.execute(tx);
  for (const { seq } of given.rows) {
    await sql`insert into sqlite_sequence (name, seq) values (${table}, ${seq})`.execute(tx);
  }
}

/** Replaces nothing if the text is not exactly as expected. */
export function replaceOnce(text: string, old: string, replacement: string): string {
  const [before = "", after, ...more] = text.split(old);
  if (after === undefined || more.length > 0) {
    throw new Error(`Not once in the text of a table: ${old}\n${text}`);
  }
  return `${before}${replacement}${after}`;
}
