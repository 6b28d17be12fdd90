import { sql } from "kysely";

import type { Database } from "#database/database.ts";
import type { Engine } from "#database/engine.ts";

import type { TableKeys } from "./find-unshardable-keys.ts";

/** The keys and references of every table. */
export async function readKeys(database: Database, engine: Engine): Promise<readonly TableKeys[]> {
  const tables = await database.introspection.getTables();
  const keysOf = engine === "sqlite" ? readSqliteKeys : readPostgresKeys;
  return Promise.all(
    tables.map(async ({ name, columns }) => ({
      table: name,
      hasLocation: columns.some((column) => column.name === "location"),
      ...(await keysOf(database, name)),
    })),
  );
}

type Keys = Pick<TableKeys, "keys" | "references">;

async function readPostgresKeys(database: Database, table: string): Promise<Keys> {
  const indexes = await sql<{ name: string; columns: string[] }>`
    select indexrelid::regclass::text as name, array(
      select coalesce(attname, 'expression') from unnest(indkey) with ordinality as part (number, place)
      left join pg_attribute on attrelid = indrelid and attnum = part.number
      order by place
    )::text[] as columns
    from pg_index where indisunique and indrelid = ${table}::regclass
  `.execute(database);
  const references = await sql<PostgresReference>`
    select conname as name, confrelid::regclass::text as target, concat(confupdtype, confdeltype) as effects,
      array(select attname from unnest(conkey) with ordinality as part (number, place)
        join pg_attribute on attrelid = conrelid and attnum = part.number order by place)::text[] as columns,
      array(select attname from unnest(confkey) with ordinality as part (number, place)
        join pg_attribute on attrelid = confrelid and attnum = part.number order by place)::text[] as targets
    from pg_constraint where contype = 'f' and conrelid = ${table}::regclass
  `.execute(database);
  return {
    keys: indexes.rows,
    references: references.rows.map(({ effects, ...reference }) => ({
      ...reference,
      effects: Array.from(effects, (effect) => (effect === "a" ? "no action" : effect)),
    })),
  };
}

type PostgresReference = {
  readonly name: string;
  readonly target: string;
  /** One letter each; "a" is no action. */
  readonly effects: string;
  readonly columns: readonly string[];
  readonly targets: readonly string[];
};

/** Without the identity column, which must be the whole key there. */
async function readSqliteKeys(database: Database, table: string): Promise<Keys> {
  const indexes = await sql<{ name: string; column: string | null }>`
    select list.name, info.name as "column" from pragma_index_list(${table}) as list
    join pragma_index_info(list.name) as info
    where list."unique" = 1 order by list.name, info.seqno
  `.execute(database);
  const primary = await sql<{ column: string }>`
    select name as "column" from pragma_table_info(${table}) where pk > 0 order by pk
  `.execute(database);
  const primaryKey = primary.rows.map(({ column }) => column);
  const parts = await sql<SqliteReference>`
    select id, "table" as target, "from" as "column", "to" as "targetColumn",
      lower(on_update) as "onUpdate", lower(on_delete) as "onDelete"
    from pragma_foreign_key_list(${table}) order by id, seq
  `.execute(database);
  const keys = Map.groupBy(indexes.rows, ({ name }) => name);
  const references = Map.groupBy(parts.rows, ({ id }) => id);
  return {
    keys: [
      ...[...keys].map(([name, columns]) => ({
        name,
        columns: columns.map(({ column }) => column ?? "expression"),
      })),
      ...(primaryKey.join() === "id" ? [] : [{ name: "primary key", columns: primaryKey }]),
    ].filter(({ columns }) => columns.length > 0),
    references: [...references.values()].map((columns) => ({
      name: columns.map(({ column }) => column).join(),
      target: columns[0]?.target ?? "",
      columns: columns.map(({ column }) => column),
      targets: columns.map(({ targetColumn }) => targetColumn),
      effects: columns.flatMap(({ onUpdate, onDelete }) => [onUpdate, onDelete]),
    })),
  };
}

type SqliteReference = {
  readonly id: number;
  readonly target: string;
  readonly column: string;
  readonly targetColumn: string;
  readonly onUpdate: string;
  readonly onDelete: string;
};
