import type { TableMaker } from "#database/new-table.ts";

/** New papers are stored once, in the journal. Existing ones stay in their rows as well. */
export async function recordPapersOnce(make: TableMaker): Promise<void> {
  await make.addInteger("print_job", "recorded_in");
}
