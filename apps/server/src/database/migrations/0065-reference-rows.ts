import type { TableMaker } from "#database/new-table.ts";

/**
 * Which row of a journal changed the menu, prices or rules last, so that a server need not read the rows of another one
 * for that. No server runs during a migration, so none knows an older row.
 */
export async function addReferenceRows(make: TableMaker): Promise<void> {
  await make.addColumnWithDefault("journal_head", "reference_sequence", {
    value: 0,
    check: `"reference_sequence" >= 0`,
  });
}
