import type { LocationId } from "@comanda/contract/wire";

import type { Database } from "#database/database.ts";

import { billOf } from "../../features/bill/bill-rows.ts";
import type { StoredBill } from "../../features/bill/bill-store.ts";

/** All bills of a location as the rules see them, line by line, with the rows they came from. */
export async function readBills(
  database: Database,
  location: LocationId,
): Promise<readonly StoredBill[]> {
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
  const tenders = await database
    .selectFrom("tender")
    .selectAll()
    .where("location", "=", location)
    .execute();
  const tendersOf = Map.groupBy(tenders, ({ bill }) => bill);
  return rows.map((row) => {
    const own = linesOf.get(row.id) ?? [];
    const taken = tendersOf.get(row.id) ?? [];
    return { bill: billOf(row, own, taken), row, lines: own, tenders: taken };
  });
}
