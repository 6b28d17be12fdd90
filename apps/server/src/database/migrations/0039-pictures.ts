import type { TableMaker } from "#database/new-table.ts";

/** The pictures of a location by their hash, and which of them an article has. Existing articles have none. */
export async function addPictures(make: TableMaker): Promise<void> {
  await make
    .plainTable("picture")
    .integer("location")
    .text("hash")
    .enumeration("type", ["jpeg", "webp"])
    .text("content")
    .integer("sent_at")
    .primaryKey("location", "hash")
    .references(["location"], "location", ["id"])
    .create();
  await make.addOptionalText("article", "picture");
}
