import { DatabaseSync } from "node:sqlite";

import { Kysely, sql, SqliteDialect } from "kysely";

import type { Database } from "#database/database.ts";
import { migrate } from "#database/migrate.ts";
import { allowSchemaEdits } from "#database/sqlite/edit-schema.ts";
import { nodeSqliteDatabase } from "#database/sqlite/node-sqlite-database.ts";
import { tableRoles, type Tables } from "#database/tables.ts";

type Key = { readonly name: string; readonly columns: string; readonly partial: boolean | number };

/**
 * The unique keys of our tables that the database does not have: they were dropped, or a restore failed at them.
 * Without them a repeated request is carried out twice. Whatever they are called, and in whatever order their columns
 * are, they do the same.
 */
export async function findMissingKeys(database: Database): Promise<readonly string[]> {
  const [needed, found] = await Promise.all([readNeededKeys(), readKeys(database)]);
  const present = new Set(found.map(describeKey));
  return [...new Set(needed.map(describeKey))].filter((key) => !present.has(key)).toSorted();
}

function describeKey({ name, columns, partial }: Key): string {
  return `${name} (${columns.split(",").join(", ")})${partial ? " of some rows" : ""}`;
}

/** The migrations say which there are. SQLite carries them out in memory, in a third of a second. */
async function readNeededKeys(): Promise<readonly Key[]> {
  const memory = new DatabaseSync(":memory:");
  allowSchemaEdits(memory);
  const dialect = new SqliteDialect({ database: nodeSqliteDatabase(memory) });
  const database = new Kysely<Tables>({ dialect });
  try {
    await migrate(database, "sqlite");
    const { rows } = await sql<Key>`
      select made.name, partial, group_concat(part.name order by part.name) as columns
      from sqlite_schema as made, pragma_index_list(made.name) as keys,
        pragma_index_info(keys.name) as part
      where made.type = 'table' and keys."unique" = 1
      group by made.name, keys.name, partial
    `.execute(database);
    return rows;
  } finally {
    await database.destroy();
  }
}

async function readKeys(database: Database): Promise<readonly Key[]> {
  const { rows } = await sql<Key>`
    select name, indpred is not null as partial,
      string_agg(attname, ',' order by attname collate "C") as columns
    from unnest(${Object.keys(tableRoles)}::text[]) as named (name)
      join pg_index on indrelid = to_regclass(name) and indisunique and indisvalid
      join pg_attribute on attrelid = indrelid and attnum = any (indkey)
    group by name, indexrelid, indpred is not null
  `.execute(database);
  return rows;
}
