import type { TableMaker } from "#database/new-table.ts";

/** When the guests of a bill had got all that they had ordered, and since when they wait again. Nobody said so before. */
export async function addServedBills(make: TableMaker): Promise<void> {
  await make.addInteger("bill", "served_at");
  await make.addInteger("bill", "waits_since");
}
