import { sql } from "kysely";

import type { Database } from "#database/database.ts";
import { StartupError } from "#database/startup-error.ts";

/**
 * A backup is restored into the schema that it was made of, where another role does not look: the start would make a
 * second, empty venue. A schema that an administrator has set up for this role alone may stand beside others.
 */
export async function requireTablesInPath(database: Database): Promise<void> {
  const { rows } = await sql<MissedTables>`
    select current_user as role, current_database() as name, current_setting('search_path') as path,
      nspname as schema, pg_get_userbyid(relowner) as owner,
      has_schema_privilege(space.oid, 'usage') as usable
    from pg_class join pg_namespace as space on space.oid = relnamespace
    where to_regclass('journal_head') is null
      and relname = 'journal_head' and relkind in ('r', 'p') and nspname not like 'pg\\_%'
      and (current_schema() = 'public' or has_schema_privilege(space.oid, 'usage'))
  `.execute(database);
  const [missed] = rows;
  if (missed !== undefined) throw missedTablesError(missed);
}

type MissedTables = {
  readonly role: string;
  readonly name: string;
  readonly path: string;
  readonly schema: string;
  readonly owner: string;
  readonly usable: boolean;
};

function missedTablesError({ role, name, path, schema, owner, usable }: MissedTables) {
  const where = `The tables of Comanda in the database ${name} are in the schema ${schema}`;
  return new StartupError(
    usable
      ? `${where}, to which the search_path of the role ${role} (${path}) does not lead. As the administrator of PostgreSQL, make it lead there: ${pathCommand({ role, name }, `"${schema}"`)}`
      : `${where}, which the role ${role} may not use. Name their owner in DATABASE_URL: ${owner}`,
  );
}

/** New tables are made in the first schema of the path that exists. */
export async function requireSchemaInPath(database: Database): Promise<void> {
  const { rows } = await sql<{ role: string; name: string; path: string }>`
    select current_user as role, current_database() as name, current_setting('search_path') as path
    where current_schema() is null
      or current_schema() like 'pg\\_%' or current_schema() = 'information_schema'
  `.execute(database);
  const [found] = rows;
  if (found === undefined) return;
  throw new StartupError(
    `The search_path of the role ${found.role} in the database ${found.name} is ${found.path}, which leads to no schema for tables. As the administrator of PostgreSQL, name one: ${pathCommand(found, "public")}`,
  );
}

function pathCommand({ role, name }: { role: string; name: string }, path: string): string {
  return `psql -c 'alter role "${role}" in database "${name}" set search_path = ${path}'`;
}
