import type { TableMaker } from "#database/new-table.ts";

/** A currency sign and more texts for a venue's bills. Existing venues go on without. */
export async function addBillFacts(make: TableMaker): Promise<void> {
  const none = { value: "none", check: `"currency_sign" in ('none', 'before', 'after')` };
  await make.addColumnWithDefault("location", "currency_sign", none);
  for (const text of ["tax_number", "bill_header", "bill_footer"]) {
    await make.addText("location", text);
  }
}
