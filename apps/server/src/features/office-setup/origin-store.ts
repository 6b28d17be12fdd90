import type { LocationId } from "@comanda/domain/id";
import { sql } from "kysely";

import type { Database } from "#database/database.ts";

/** What a copy says of itself: what was there first, and what was copied. */
export type Origin = { readonly master: number; readonly clone: number };

type Row = { readonly id: number; readonly master: number };

/** What a copy of each thing of a table would say. */
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
