import type { TableMaker } from "#database/new-table.ts";

/** Finds what was written in a span of days without reading the whole journal. */
export async function addJournalTimeIndex(make: TableMaker): Promise<void> {
  await make.index("journal_by_time", "journal", ["location", "at", "sequence"]);
}
