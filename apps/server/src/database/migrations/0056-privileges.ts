import type { TableMaker } from "#database/new-table.ts";

/** The guests of a bill whom the law gives a discount. Existing bills have none. */
export async function addPrivileges(make: TableMaker): Promise<void> {
  await make.addOptionalText("bill", "privilege");
}
