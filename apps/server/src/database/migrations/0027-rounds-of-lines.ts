import type { TableMaker } from "#database/new-table.ts";

/** Lines know which Print sent them. For those that are there already, only the moments of their presses tell. */
export async function roundsOfLines(make: TableMaker): Promise<void> {
  await make.addWhole("bill_line", "round");
}
