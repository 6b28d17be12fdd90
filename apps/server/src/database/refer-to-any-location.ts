import type { WriteTransaction } from "./database.ts";
import type { Engine } from "./engine.ts";
import { dropReference } from "./change-references.ts";
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

/** Undoes the above, and leaves the columns without any reference. */
export async function dropReferencesToAnyLocation(
  tx: WriteTransaction,
  engine: Engine,
  { table, columns }: Columns,
): Promise<void> {
  for (const column of columns) {
    // The statements of one transaction run one after the other.
    await dropReference(tx, engine, { table, columns: [column], target: table, targets: ["id"] });
  }
  if (engine === "sqlite") return;
  await tx.schema.alterTable(table).dropConstraint(`${table}_by_id`).execute();
}
