import type { TableMaker } from "#database/new-table.ts";

/**
 * What each bill brought into the bill that it was joined into, so that the two can be taken apart again; and the tables
 * whose guests sit together.
 */
export async function addJoinedBills(make: TableMaker): Promise<void> {
  await make
    .locationTable("joined_bill")
    .refersTo("bill", "bill")
    .refersTo("into_bill", "bill")
    .integer("round")
    .text("status_note")
    .text("lines")
    .create();
  await make.index("joined_bill_by_bill", "joined_bill", ["location", "bill"]);
  await make.locationTable("table_link").text("tables").create();
}
