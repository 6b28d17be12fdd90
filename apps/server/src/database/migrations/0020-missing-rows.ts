import type { TableMaker } from "#database/new-table.ts";

/** Journal rows that tills have seen and the server does not have. */
export async function missingRowsTable(make: TableMaker): Promise<void> {
  await make
    .plainTable("missing_rows")
    .refersToShared("location", "location")
    .refersToShared("staff", "staff")
    .whole("station", "optional")
    .whole("till_sequence")
    .text("till_mark")
    .whole("head_sequence")
    .whole("head_at", "optional")
    .whole("noticed_at")
    .whole("seen_at", "optional")
    .primaryKey("location", "staff")
    .create();
}
