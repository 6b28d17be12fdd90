import { sql } from "kysely";

import type { Database } from "#database/database.ts";
import { StartupError } from "#database/startup-error.ts";
import { tableRoles } from "#database/tables.ts";

import { requireTablesInPath } from "./require-search-path.ts";

/** For a program that only reads: it makes no tables. */
export async function requireTables(database: Database): Promise<void> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass('journal_head') is not null as found
  `.execute(database);
  if (rows[0]?.found === true) return;
  await requireTablesInPath(database);
  throw new StartupError(
    "The database at DATABASE_URL has no tables of Comanda. Is it the right one?",
  );
}

/** Otherwise the server would start, and writes fail. */
export async function requireWritableTables(database: Database): Promise<void> {
  const missing = [
    ...(await findMissingRights(database)),
    ...(await findClosedSequences(database)),
  ];
  const [first] = missing;
  if (first === undefined) return;
  const rights = [...new Set(missing.map(({ action }) => action))].join(", ");
  const others = new Set(missing.map(({ name }) => name)).size - 1;
  const names = others === 0 ? first.name : `${first.name} and ${others} more`;
  throw new StartupError(
    `The role ${first.role} in DATABASE_URL lacks rights to the tables: ${rights} (${names}). Name the role that owns them.`,
  );
}

type MissingRight = { readonly role: string; readonly name: string; readonly action: string };

async function findMissingRights(database: Database): Promise<readonly MissingRight[]> {
  const { rows } = await sql<MissingRight>`
    select current_user as role, name, action
    from unnest(${Object.keys(tableRoles).toSorted()}::text[]) with ordinality as named (name, place),
      unnest(array['select', 'insert', 'update', 'delete']) with ordinality as asked (action, step)
    where not has_table_privilege(to_regclass(name), action)
    order by place, step
  `.execute(database);
  return rows;
}

/** Identity columns have sequences of their own. A table that was divided may take its ids from another. */
async function findClosedSequences(database: Database): Promise<readonly MissingRight[]> {
  const { rows } = await sql<MissingRight>`
    select distinct current_user as role, seqrelid::regclass::text as name, 'usage' as action
    from pg_sequence
      join pg_depend on refclassid = 'pg_class'::regclass and refobjid = seqrelid
      join pg_attrdef as given on classid = 'pg_attrdef'::regclass and objid = given.oid
    where not has_sequence_privilege(seqrelid, 'usage')
      and given.adrelid in (
        select to_regclass(name) from unnest(${Object.keys(tableRoles)}::text[]) as named (name)
      )
  `.execute(database);
  return rows;
}
