import type { TableMaker } from "#database/new-table.ts";

export async function paperTables(make: TableMaker): Promise<void> {
  await printerTables(make);
  await lineColumns(make);
  await billColumns(make);
}

/**
 * Where a line took its stock from, and how many of it the kitchen or bar has on tickets: both go with the line to
 * another bill.
 */
async function lineColumns(make: TableMaker): Promise<void> {
  await make.addReference("bill_line", "stock_station", "station");
  await make.addCount("bill_line", "ticketed_tenths");
}

/** How many papers were made of a bill, and its version on the last one; the journal says who made them and when. */
async function billColumns(make: TableMaker): Promise<void> {
  await make.addCount("bill", "papers");
  await make.addCount("bill", "printed_version");
}

async function printerTables(make: TableMaker): Promise<void> {
  // A job that goes nowhere has the address "noprinter"; no printer may have it.
  await make
    .locationTable("printer")
    .text("name")
    .text("address")
    .unique("location", "name")
    .check("name_present", "name <> ''")
    .check("address_of_printer", "address <> '' and address <> 'noprinter'")
    .create();
  // Without a product group it routes the station's receipts and reports; without a printer, they are not printed.
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
