import type { WriteTransaction } from "./database.ts";
import type { Engine } from "./engine.ts";
import { rebuildTable, replaceOnce } from "#database/sqlite/rebuild-tables.ts";

type Columns = { readonly table: string; readonly columns: readonly string[] };

/** Columns that name rows of the same table by location and id name them by id alone from now on. */
export async function referToAnyLocation(
  tx: WriteTransaction,
  engine: Engine,
  { table, columns }: Columns,
): Promise<void> {
  if (engine === "sqlite") {
    const change = (text: string, column: string): string =>
      replaceOnce(
        text,
        `foreign key ("location", "${column}") references "${table}" ("location", "id")`,
        `foreign key ("${column}") references "${table}" ("id")`,
      );
    await rebuildTable(tx, table, (text) => columns.reduce(change, text));
    return;
  }
  // The table's primary key begins with the location.
  await tx.schema.alterTable(table).addUniqueConstraint(`${table}_by_id`, ["id"]).execute();
  for (const column of columns) {
    const name = `${table}_${column}`;
    // The statements of one transaction run one after the other.
    await tx.schema.alterTable(table).dropConstraint(name).execute();
    await tx.schema
      .alterTable(table)
      .addForeignKeyConstraint(name, [column], table, ["id"])
      .onUpdate("cascade")
      .execute();
  }
}
