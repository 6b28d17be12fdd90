import type { TableMaker } from "#database/new-table.ts";

/** A station may be a counter, where an order needs no form. Existing stations are none. */
export async function addCounters(make: TableMaker): Promise<void> {
  const no = { value: 0, check: `"is_counter" in (0, 1)` };
  await make.addColumnWithDefault("station", "is_counter", no);
}
