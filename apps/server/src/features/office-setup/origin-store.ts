import type { LocationId } from "@comanda/domain/id";
import { sql } from "kysely";

import type { Database } from "#database/database.ts";

/** The origin of a copy: the first original, and the row it was copied from. */
export type Origin = { readonly master: number; readonly clone: number };

type Row = { readonly id: number; readonly master: number };

/** The origin that a copy of each row of a table would record. */
export async function findOrigins(
  database: Database,
  table: string,
  location: LocationId,
): Promise<ReadonlyMap<number, Origin>> {
  const { rows } = await sql<Row>`
    select id, coalesce(master, id) as master from ${sql.table(table)} where location = ${location}
  `.execute(database);
  return new Map(rows.map(({ id, master }) => [id, { master, clone: id }]));
}
