import type { TableMaker } from "#database/new-table.ts";

/** Questions about articles, with their choices, and the lines of bills that answer them. */
export async function addQuestions(make: TableMaker): Promise<void> {
  await addQuestionTables(make);
  await make.addReference("bill_line", "question", "question");
  await make.addOptionalText("bill_line", "way");
}

export async function addQuestionTables(make: TableMaker): Promise<void> {
  await make
    .locationTable("question")
    .text("name")
    .integer("index_number")
    .integer("minimum")
    .integer("maximum")
    .integer("included")
    .flag("names_price")
    .unique("location", "name")
    .create();
  await make.addColumnWithDefault("question", "revision", { value: 1, check: `"revision" >= 1` });
  await make.addInteger("question", "deleted_at");
  await make
    .plainTable("question_choice")
    .refersToShared("location", "location")
    .refersTo("question", "question")
    .refersTo("article", "article")
    .integer("index_number")
    .integer("price")
    .flag("is_default")
    .integer("maximum")
    .primaryKey("location", "question", "article")
    .create();
  await make
    .plainTable("question_article")
    .refersToShared("location", "location")
    .refersTo("question", "question")
    .refersTo("article", "article")
    .primaryKey("location", "question", "article")
    .create();
  await make
    .plainTable("question_category")
    .refersToShared("location", "location")
    .refersTo("question", "question")
    .refersTo("category", "category")
    .primaryKey("location", "question", "category")
    .create();
}
