import type { TableMaker } from "#database/new-table.ts";

/** The company that bills name for a guest's bookkeeping. */
export async function addGuestCompanies(make: TableMaker): Promise<void> {
  for (const text of ["company_name", "company_address", "company_tax_number"]) {
    await make.addText("customer", text);
  }
}
