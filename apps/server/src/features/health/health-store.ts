import type { Database } from "#database/database.ts";

/** A write that changes nothing still takes the same path to the disk as any other. */
export async function tryToWrite(database: Database): Promise<void> {
  await database
    .updateTable("migration")
    .set((row) => ({ name: row.ref("name") }))
    .where("name", "=", (from) =>
      from.selectFrom("migration").select((row) => row.fn.min("name").as("first")),
    )
    .execute();
}
