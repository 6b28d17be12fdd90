import type { TableMaker } from "#database/new-table.ts";

/**
 * A station can send orders to the kitchen without printing the bill for the guests. Existing stations go on printing
 * it.
 */
export async function addOrdersWithoutBills(make: TableMaker): Promise<void> {
  const yes = { value: 1, check: `"prints_bill_with_order" in (0, 1)` };
  await make.addColumnWithDefault("station", "prints_bill_with_order", yes);
}
