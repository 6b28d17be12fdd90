import type { TableMaker } from "#database/new-table.ts";

/** A charge can be computed on the charges before it. Existing charges go on as they were: on the total alone. */
export async function allowChargesOnCharges(make: TableMaker): Promise<void> {
  const no = { value: 0, check: `"is_on_charges" in (0, 1)` };
  await make.addColumnWithDefault("pay_type", "is_on_charges", no);
}
