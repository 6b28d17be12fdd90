import type { TableMaker } from "#database/new-table.ts";

const languages = ["en_US", "vi_VN", "th_TH", "tl_PH"];

/** The contract knows the languages, so that a further one needs no migration. */
export async function allowAnyLanguage(make: TableMaker): Promise<void> {
  await make.allowEveryWord("print_job", "language", languages);
  await make.allowEveryWord("paper_language", "base", languages);
}
