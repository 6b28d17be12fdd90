import type { TableMaker } from "#database/new-table.ts";

/** The allergens of an article, as the bits of a number. Of existing articles nothing is known. */
export async function addAllergens(make: TableMaker): Promise<void> {
  await make.addInteger("article", "allergens");
}
