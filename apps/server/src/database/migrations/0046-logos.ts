import type { TableMaker } from "#database/new-table.ts";

/** The logos of a location by their hash, and which one its papers have now. Existing locations have none. */
export async function addLogos(make: TableMaker): Promise<void> {
  await make
    .plainTable("logo")
    .integer("location")
    .text("hash")
    .text("content")
    .flag("is_used")
    .integer("sent_at")
    .primaryKey("location", "hash")
    .references(["location"], "location", ["id"])
    .create();
  await make.addOptionalText("location", "logo");
}
