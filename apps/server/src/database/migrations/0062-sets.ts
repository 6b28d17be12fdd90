import type { TableMaker } from "#database/new-table.ts";

/** Articles that are sold as their parts, and what a part costs on top of its set. */
export async function addSets(make: TableMaker): Promise<void> {
  await make.addColumnWithDefault("article", "is_set", { value: 0, check: `"is_set" in (0, 1)` });
  await make.addCount("bill_line", "extra");
}
