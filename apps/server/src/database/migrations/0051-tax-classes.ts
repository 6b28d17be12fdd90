import type { TableMaker } from "#database/new-table.ts";

/** Articles and categories may have a tax class, and a charge may hold for some classes only. */
export async function addTaxClasses(make: TableMaker): Promise<void> {
  await addTaxClassTables(make);
  await make.addReference("article", "tax_class", "tax_class");
  await make.addReference("category", "tax_class", "tax_class");
  await make.addReference("bill_line", "tax_class", "tax_class");
}

export async function addTaxClassTables(make: TableMaker): Promise<void> {
  await make.locationTable("tax_class").text("name").unique("location", "name").create();
  await make.addColumnWithDefault("tax_class", "revision", { value: 1, check: `"revision" >= 1` });
  await make.addInteger("tax_class", "deleted_at");
  await make
    .plainTable("pay_type_tax_class")
    .refersToShared("location", "location")
    .refersTo("pay_type", "pay_type")
    .refersTo("tax_class", "tax_class")
    .primaryKey("location", "pay_type", "tax_class")
    .create();
}
