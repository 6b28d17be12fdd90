import { sql } from "kysely";

import type { Database } from "#database/database.ts";
import { StartupError } from "#database/startup-error.ts";

/** Since PostgreSQL 15 only the owner of a database may make tables in it, and `createdb` makes its user the owner. */
export async function requireCreateRights(database: Database): Promise<void> {
  const { rows } = await sql<{ role: string; name: string; may: boolean | null }>`
    select current_user as role, current_database() as name,
      has_schema_privilege(current_schema(), 'create') as may
  `.execute(database);
  const [found] = rows;
  if (found === undefined || found.may === true) return;
  const { role, name } = found;
  throw new StartupError(
    `The role ${role} may not make tables in the database ${name}. As the administrator of PostgreSQL, make it the owner: psql -c 'alter database "${name}" owner to "${role}"'`,
  );
}
