import type { TableMaker } from "#database/new-table.ts";

/** A charge may have rates of later days, and be for some ways of serving only. Bills so far were served at the table. */
export async function addRatesAndServing(make: TableMaker): Promise<void> {
  await addRatesByTime(make);
  await make.addColumnWithDefault("pay_type", "serving_ways", {
    value: "[]",
    check: `"serving_ways" like '[%]'`,
  });
  await make.addColumnWithDefault("bill", "serving_way", {
    value: "here",
    check: `"serving_way" in ('here', 'away', 'delivered')`,
  });
}

export async function addRatesByTime(make: TableMaker): Promise<void> {
  await make
    .plainTable("pay_type_rate")
    .refersToShared("location", "location")
    .refersTo("pay_type", "pay_type")
    .text("from_date")
    .integer("rate_basis_points")
    .primaryKey("location", "pay_type", "from_date")
    .check("rate", "rate_basis_points between 0 and 10000")
    .create();
}
