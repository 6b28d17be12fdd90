import type { TableMaker } from "#database/new-table.ts";

/** The time of the last Served of a bill, and since when its guests wait again. Older bills have neither. */
export async function addServedBills(make: TableMaker): Promise<void> {
  await make.addInteger("bill", "served_at");
  await make.addInteger("bill", "waits_since");
}
