import type { TableMaker } from "#database/new-table.ts";

/** Where the journal stood when a report was filed. */
export async function reportHeads(make: TableMaker): Promise<void> {
  await make.addText("report", "journal_head");
}
