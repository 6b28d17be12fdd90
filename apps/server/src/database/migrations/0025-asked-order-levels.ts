import type { TableMaker } from "#database/new-table.ts";

/** A venue may have its tills ask for the order level of a dish. Existing venues go on without. */
export async function addAskedOrderLevels(make: TableMaker): Promise<void> {
  const no = { value: 0, check: `"asks_for_order_level" in (0, 1)` };
  await make.addColumnWithDefault("location", "asks_for_order_level", no);
}
