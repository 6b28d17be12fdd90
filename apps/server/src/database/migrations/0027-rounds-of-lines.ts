import type { TableMaker } from "#database/new-table.ts";

/** Records which Print sent each line. Existing lines have only the times of their presses. */
export async function addLineRounds(make: TableMaker): Promise<void> {
  await make.addInteger("bill_line", "round");
}
