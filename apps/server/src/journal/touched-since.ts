import type { LocationId } from "@comanda/contract/wire";

import type { Database } from "#database/database.ts";
import type { Tables } from "#database/tables.ts";

type Wanted = {
  /** The newest row of the journal that is known. */
  readonly sequence: number;
  /** Actions that do not count, unless a table is asked for. */
  readonly besides: readonly string[];
  /** Whether this table was written to, by whatever action. */
  readonly table?: keyof Tables;
};

/** Whether anything of interest was written at a location after a row of its journal. */
export async function isTouchedSince(
  database: Database,
  location: LocationId,
  { sequence, besides, table }: Wanted,
): Promise<boolean> {
  const row = await database
    .selectFrom("journal")
    .select("sequence")
    .where("location", "=", location)
    .where("sequence", ">", sequence)
    .where((eb) =>
      table === undefined
        ? eb("action", "not in", besides)
        : eb("changes", "like", `%"table":"${table}"%`),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
