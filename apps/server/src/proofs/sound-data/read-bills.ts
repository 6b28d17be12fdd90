import type { Bill } from "@comanda/domain/bill/bill";
import type { LocationId } from "@comanda/contract/wire";

import type { Database } from "#database/database.ts";

import { billOf, type BillRow, type LineRow } from "../../features/bill/bill-rows.ts";

export type ReadBill = {
  readonly bill: Bill;
  readonly row: BillRow;
  readonly lines: readonly LineRow[];
};

/** All bills of a location as the rules see them, line by line, with the rows they came from. */
export async function readBills(
  database: Database,
  location: LocationId,
): Promise<readonly ReadBill[]> {
  const rows = await database
    .selectFrom("bill")
    .selectAll()
    .where("location", "=", location)
    .execute();
  const lines = await database
    .selectFrom("bill_line")
    .selectAll()
    .where("location", "=", location)
    .orderBy("id")
    .execute();
  const linesOf = Map.groupBy(lines, ({ bill }) => bill);
  return rows.map((row) => {
    const own = linesOf.get(row.id) ?? [];
    return { bill: billOf(row, own), row, lines: own };
  });
}
