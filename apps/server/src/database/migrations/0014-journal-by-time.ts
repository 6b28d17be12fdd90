import type { TableMaker } from "#database/new-table.ts";

/** What was written in a span of days is found without reading the whole journal. */
export async function journalByTime(make: TableMaker): Promise<void> {
  await make.index("journal_by_time", "journal", ["location", "at", "sequence"]);
}
