import type { TableMaker } from "#database/new-table.ts";

/** For which table, room and serving way kitchen and bar have a line; of older lines nothing is known. */
export async function addTicketedPieces(make: TableMaker): Promise<void> {
  await make.addOptionalText("bill_line", "ticketed_for");
}
