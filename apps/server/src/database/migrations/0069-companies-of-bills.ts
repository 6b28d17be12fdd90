import type { TableMaker } from "#database/new-table.ts";

/** Guests who have paid ask for their company on the bill. */
export async function addCompaniesOfBills(make: TableMaker): Promise<void> {
  await make.addReference("bill", "company_of", "customer");
  await make.indexWhere(
    "bill_by_company",
    "bill",
    ["location", "company_of"],
    "company_of is not null",
  );
}
