import type { TableMaker } from "#database/new-table.ts";

/** What is paid in cash may be rounded to what coins can pay, and guests can pay in other currencies. */
export async function addCurrencies(make: TableMaker): Promise<void> {
  await addCashRounding(make);
  await addForeignCurrencies(make);
  await addGivenToTenders(make);
}

async function addCashRounding(make: TableMaker): Promise<void> {
  await make.addInteger("currency", "cash_step");
  const check = `"cash_way" in ('nearest', 'up', 'down')`;
  await make.addColumnWithDefault("currency", "cash_way", { value: "nearest", check });
  await make.addColumnWithDefault("tender", "rounding", {
    value: 0,
    check: `"rounding" is not null`,
  });
}

export async function addForeignCurrencies(make: TableMaker): Promise<void> {
  await make
    .locationTable("foreign_currency")
    .text("name")
    .text("code")
    .integer("rate_millionths")
    .flag("has_decimals")
    .unique("location", "code")
    .check("rate", "rate_millionths > 0")
    .create();
  await make.addColumnWithDefault("foreign_currency", "revision", {
    value: 1,
    check: `"revision" >= 1`,
  });
  await make.addInteger("foreign_currency", "deleted_at");
}

/** What a guest handed over of another currency is kept with the rate of that moment. */
async function addGivenToTenders(make: TableMaker): Promise<void> {
  await make.addReference("tender", "given_currency", "foreign_currency");
  await make.addOptionalText("tender", "given_code");
  await make.addInteger("tender", "given_amount");
  await make.addInteger("tender", "rate_millionths");
}
