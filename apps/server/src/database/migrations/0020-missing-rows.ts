import type { TableMaker } from "#database/new-table.ts";

/** Journal rows that tills have seen and the server does not have. */
export async function missingRowsTable(make: TableMaker): Promise<void> {
  await make
    .plainTable("missing_rows")
    .refersToShared("location", "location")
    .refersToShared("staff", "staff")
    .integer("station", "optional")
    .integer("till_sequence")
    .text("till_mark")
    .integer("head_sequence")
    .integer("head_at", "optional")
    .integer("noticed_at")
    .integer("seen_at", "optional")
    .primaryKey("location", "staff")
    .create();
}
