import type { TableMaker } from "#database/new-table.ts";

/**
 * Keys that a PostgreSQL sharded by location can hold. SQLite gets the same references, so that one schema is tested;
 * the rows stay as they are.
 */
export async function keysOfLocations(make: TableMaker): Promise<void> {
  await make.dropUpdateCascades();
  for (const table of ["article", "stock_item"]) {
    // The statements of one transaction run one after the other.
    await make.dropReferencesToAnyLocation(table, ["master", "clone"]);
  }
  const staff = { table: "staff_location", target: "staff" };
  await make.replaceReference(
    { ...staff, columns: ["staff", "ref"], targets: ["id", "ref"] },
    { ...staff, columns: ["staff"], targets: ["id"] },
  );
  await make.referWithinLocation("bill", "merged_into", "bill");
  await make.referWithinLocation("bill_line", "stock_station", "station");
}
