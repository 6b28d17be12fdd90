import { sql } from "kysely";

import type { Database, WriteTransaction } from "#database/database.ts";
import { rebuildTables } from "#database/sqlite/rebuild-tables.ts";

import { readKeys } from "./read-keys.ts";
import { testEngine } from "./test-engine.ts";

type Move = { readonly location: number; readonly offset: number };

/** Adds an offset to the ids of a location in these tables, and to all that refers to them, past every rule. */
export async function moveIds(
  database: Database,
  tables: readonly string[],
  { location, offset }: Move,
): Promise<void> {
  const keys = await readKeys(database, testEngine);
  const references = keys.flatMap(({ table, references: made }) =>
    made.flatMap(({ columns, target, targets }) => {
      const column = columns[targets.indexOf("id")];
      return column !== undefined && tables.includes(target) ? [{ table, column }] : [];
    }),
  );
  const columns = [...tables.map((table) => ({ table, column: "id" })), ...references];
  await withoutChecks(database, async (tx) => {
    for (const { table, column } of columns) {
      await sql`
        update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)} + ${sql.lit(offset)}
        where location = ${location}
      `.execute(tx);
    }
  });
}

async function withoutChecks(
  database: Database,
  work: (tx: WriteTransaction) => Promise<void>,
): Promise<void> {
  if (testEngine === "sqlite") return rebuildTables(database, work);
  await database.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await work(tx);
  });
}
