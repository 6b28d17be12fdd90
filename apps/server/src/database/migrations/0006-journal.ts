import type { TableMaker } from "#database/new-table.ts";

export async function journalTables(make: TableMaker): Promise<void> {
  await make
    .plainTable("journal_head")
    .refersToShared("location", "location")
    .whole("sequence")
    .text("hash")
    .primaryKey("location")
    .check("sequence", "sequence >= 0")
    .create();
  await make
    .plainTable("journal")
    .refersToShared("location", "location")
    .whole("sequence")
    .whole("at")
    .text("action")
    .whole("staff", "optional")
    .whole("station", "optional")
    .text("changes")
    .text("previous_hash")
    .text("hash")
    .primaryKey("location", "sequence")
    .check("sequence", "sequence > 0")
    .create();
  await make
    .plainTable("journal_subject")
    .whole("location")
    .text("entity")
    .whole("record")
    .whole("sequence")
    .references(["location", "sequence"], "journal", ["location", "sequence"])
    .primaryKey("location", "entity", "record", "sequence")
    .create();
  await make
    .plainTable("written_reply")
    .refersToShared("location", "location")
    .text("key")
    .text("request_hash")
    .whole("sequence", "optional")
    .text("body")
    .whole("at")
    .primaryKey("location", "key")
    .create();
}
