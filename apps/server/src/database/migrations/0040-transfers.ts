import type { TableMaker } from "#database/new-table.ts";

/** A way to pay may be a transfer. Those of existing venues are still recognised by their names. */
export async function addTransfers(make: TableMaker): Promise<void> {
  const no = { value: 0, check: `"is_transfer" in (0, 1)` };
  await make.addColumnWithDefault("pay_type", "is_transfer", no);
}
