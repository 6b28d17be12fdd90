import { filedSales } from "@comanda/contract/summary-snapshot";
import type { LocationId, WorkDayId } from "@comanda/domain/id";

import type { Database } from "#database/database.ts";
import { fromJson } from "#database/portable-columns.ts";

/** What the filed reports of some days state about paid bills. */
export async function findFiledSales(
  database: Database,
  location: LocationId,
  days: readonly WorkDayId[],
) {
  const rows = await database
    .selectFrom("report")
    .select(["work_day as workDay", "summary"])
    .where("location", "=", location)
    .where("kind", "=", "day")
    .where("work_day", "in", days)
    .execute();
  return rows.map(({ workDay, summary }) => {
    const { closed, charges } = fromJson(filedSales, summary).bills;
    return { workDay, bills: closed.count, amount: closed.amount, charges };
  });
}
