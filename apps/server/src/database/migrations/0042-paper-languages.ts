import type { TableMaker } from "#database/new-table.ts";

const bases = ["en_US", "vi_VN", "th_TH", "tl_PH"];

/**
 * Languages of papers with words of the venue, and which printers print in them; existing ones print in the language of
 * the till. What a paper was printed with stays, whatever the language is changed to.
 */
export async function addPaperLanguages(make: TableMaker): Promise<void> {
  await make
    .locationTable("paper_language")
    .text("name")
    .enumeration("base", bases)
    .text("words")
    .create();
  await make.addColumnWithDefault("paper_language", "revision", {
    value: 1,
    check: `"revision" >= 1`,
  });
  await make.addInteger("paper_language", "deleted_at");
  await make.index("paper_language_name", "paper_language", ["location", "name"]);
  await make
    .plainTable("paper_wording")
    .integer("location")
    .text("hash")
    .text("words")
    .primaryKey("location", "hash")
    .references(["location"], "location", ["id"])
    .create();
  await make.addReference("printer", "paper_language", "paper_language");
  // Stations belong to every shard, so no foreign key leads from them to a location.
  await make.addInteger("station", "paper_language");
  await make.addOptionalText("print_job", "wording");
}
