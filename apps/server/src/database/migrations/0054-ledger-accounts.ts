import type { TableMaker } from "#database/new-table.ts";

const accountUses = [
  "sales",
  "tax",
  "charge",
  "rounding",
  "payment",
  "prepaid",
  "money-in",
  "money-out",
  "commission",
  "cash-over",
  "cash-short",
  "clearing",
];

/** The accounts of the books, and what DATEV has to know of a location. Existing ones use the chart of their country. */
export async function addLedgerAccounts(make: TableMaker): Promise<void> {
  await make
    .locationTable("ledger_account")
    .text("name")
    .text("number")
    .enumeration("use", accountUses)
    .refersTo("category", "category", "optional")
    .refersTo("pay_type", "pay_type", "optional")
    .refersTo("expense_category", "expense_category", "optional")
    .integer("rate_basis_points", "optional")
    .text("datev_key")
    .create();
  const revision = { value: 1, check: `"revision" >= 1` };
  await make.addColumnWithDefault("ledger_account", "revision", revision);
  await make.addInteger("ledger_account", "deleted_at");
  const check = `"chart_of_accounts" in ('country', 'skr03', 'skr04', 'simple')`;
  await make.addColumnWithDefault("location", "chart_of_accounts", { value: "country", check });
  await make.addText("location", "datev_consultant");
  await make.addText("location", "datev_client");
  const month = { value: 1, check: `"fiscal_year_month" between 1 and 12` };
  await make.addColumnWithDefault("location", "fiscal_year_month", month);
}
