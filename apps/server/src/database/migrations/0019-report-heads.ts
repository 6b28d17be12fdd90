import type { TableMaker } from "#database/new-table.ts";

/** Where the journal ended when a report was filed. */
export async function addReportHeads(make: TableMaker): Promise<void> {
  await make.addText("report", "journal_head");
}
