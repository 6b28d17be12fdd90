import type { TableMaker } from "#database/new-table.ts";

/** Who approved a write and when it was pressed. Earlier rows have neither, and keep their hash. */
export async function addApprovals(make: TableMaker): Promise<void> {
  await make.addInteger("journal", "approved_by");
  await make.addInteger("journal", "pressed_at");
}
