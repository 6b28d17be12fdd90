import type { TableMaker } from "#database/new-table.ts";

/** What is paid in cash may be rounded to what coins can pay. */
export async function addCashRounding(make: TableMaker): Promise<void> {
  await make.addInteger("currency", "cash_step");
  const check = `"cash_way" in ('nearest', 'up', 'down')`;
  await make.addColumnWithDefault("currency", "cash_way", { value: "nearest", check });
  await make.addColumnWithDefault("tender", "rounding", {
    value: 0,
    check: `"rounding" is not null`,
  });
}
