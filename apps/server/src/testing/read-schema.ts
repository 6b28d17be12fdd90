import { sql } from "kysely";

import type { Database } from "#database/database.ts";
import type { Engine } from "#database/engine.ts";
import { unpackText } from "#journal/packed-text.ts";

/** Describes a database's tables, one item per line: columns, constraints, indexes and triggers. */
export async function readSchema(database: Database, engine: Engine): Promise<readonly string[]> {
  const parts = engine === "sqlite" ? [ofSqlite] : ofPostgres;
  const read = parts.map((query) => query.execute(database));
  const lines = (await Promise.all(read)).flatMap(({ rows }) => rows.map(({ line }) => line));
  return lines.flatMap(asParts).toSorted();
}

type Line = { readonly line: string };

/** SQLite describes a table in one text, in which its columns come before its constraints. */
function asParts(line: string): readonly string[] {
  const [columns = "", ...constraints] = line.split(", constraint ");
  const [table = ""] = columns.split(":");
  return [columns, ...constraints.map((text) => `${table}: ${text}`)];
}

const ofSqlite = sql<Line>`
  select type || ' ' || name || ': ' || coalesce(sql, 'by itself') as line from sqlite_schema
`;

const ofPostgres = [
  sql<Line>`
    select concat_ws(' ', 'column', table_name,
      -- A column that was dropped leaves a gap.
      row_number() over (partition by table_name order by ordinal_position),
      column_name, data_type, is_nullable, column_default, is_identity) as line
    from information_schema.columns where table_schema = 'public'
  `,
  sql<Line>`
    select concat_ws(' ', 'table', conrelid::regclass, conname, pg_get_constraintdef(oid)) as line
    from pg_constraint where connamespace = 'public'::regnamespace
  `,
  sql<Line>`select indexdef as line from pg_indexes where schemaname = 'public'`,
  sql<Line>`select tgname as line from pg_trigger where not tgisinternal`,
];

/** Every row of every table, in no particular order. Packed texts are unpacked, so that a search finds what they hold. */
export async function readRows(
  database: Database,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const tables = await database.introspection.getTables();
  const read = tables.map(async ({ name }): Promise<[string, readonly string[]]> => {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(database);
    return [name, rows.map((row) => JSON.stringify(row, unpacked)).toSorted()];
  });
  return Object.fromEntries(await Promise.all(read));
}

/** Reads a value before a Buffer turns itself into JSON. */
function unpacked(this: Readonly<Record<string, unknown>>, name: string, value: unknown): unknown {
  const stored = this[name];
  return stored instanceof Uint8Array ? unpackText(stored) : value;
}
