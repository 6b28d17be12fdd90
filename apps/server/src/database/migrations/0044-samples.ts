import type { TableMaker } from "#database/new-table.ts";

/** Finds which records a sample venue has brought; no other row of the journal is in it. */
export async function addSampleIndex(make: TableMaker): Promise<void> {
  const condition = `"action" = 'office-sample-bring'`;
  await make.indexWhere("journal_of_samples", "journal", ["location", "action"], condition);
}
