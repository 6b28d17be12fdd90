import type { TableMaker } from "#database/new-table.ts";

/** New rows of the journal and new replies are packed. Existing ones stay as they are and are read as before. */
export async function packRows(make: TableMaker): Promise<void> {
  await make.addBytes("journal", "packed");
  await make.addBytes("written_reply", "packed");
}
