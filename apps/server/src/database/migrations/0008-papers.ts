import type { TableMaker } from "#database/new-table.ts";

export async function paperTables(make: TableMaker): Promise<void> {
  await printerTables(make);
}

async function printerTables(make: TableMaker): Promise<void> {
  // "noprinter" is what a job says that goes nowhere; it is the address of no printer.
  await make
    .locationTable("printer")
    .text("name")
    .text("address")
    .unique("location", "name")
    .check("name_present", "name <> ''")
    .check("address_of_printer", "address <> '' and address <> 'noprinter'")
    .create();
  // Without a product group it is where the station's receipts and reports go; without a printer, nowhere.
  await make
    .locationTable("print_route")
    .refersTo("station", "station")
    .refersTo("product_group", "product_group", "optional")
    .refersTo("printer", "printer", "optional")
    .unique("location", "station", "product_group")
    .create();
  await make.uniqueWhere(
    "print_route_one_for_receipts",
    "print_route",
    ["location", "station"],
    "product_group is null",
  );
}
