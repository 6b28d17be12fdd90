import type { TableMaker } from "#database/new-table.ts";

export async function journalTables(make: TableMaker): Promise<void> {
  await make
    .plainTable("journal_head")
    .refersToShared("location", "location")
    .integer("sequence")
    .text("hash")
    .primaryKey("location")
    .check("sequence", "sequence >= 0")
    .create();
  await make
    .plainTable("journal")
    .refersToShared("location", "location")
    .integer("sequence")
    .integer("at")
    .text("action")
    .integer("staff", "optional")
    .integer("station", "optional")
    .text("changes")
    .text("previous_hash")
    .text("hash")
    .primaryKey("location", "sequence")
    .check("sequence", "sequence > 0")
    .create();
  await make
    .plainTable("journal_subject")
    .integer("location")
    .text("entity")
    .integer("record")
    .integer("sequence")
    .references(["location", "sequence"], "journal", ["location", "sequence"])
    .primaryKey("location", "entity", "record", "sequence")
    .create();
  await make
    .plainTable("written_reply")
    .refersToShared("location", "location")
    .text("key")
    .text("request_hash")
    .integer("sequence", "optional")
    .text("body")
    .integer("at")
    .primaryKey("location", "key")
    .create();
}
