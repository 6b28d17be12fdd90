import type { LocationId } from "@comanda/domain/id";
import { sql } from "kysely";

import type { Database } from "#database/database.ts";

/** The lines of closed bills. The join starts at the bills: SQLite would otherwise scan all lines. */
export function closedLines(database: Database, location: LocationId) {
  return database
    .selectFrom("bill")
    .crossJoin("bill_line as line")
    .whereRef("line.location", "=", "bill.location")
    .whereRef("line.bill", "=", "bill.id")
    .where("bill.location", "=", location)
    .where("bill.status", "=", "closed");
}

/** 1 for a line that credits another one. */
export const isCreditLine = sql<number>`case when line.credits is null then 0 else 1 end`;

/** The same, but 0 for what a refund takes back, and for a commission that another one has replaced. */
export const isCreditOnBill = sql<number>`
  case
    when line.credits is null or line.credits = line.parent or bill.refund_of is not null then 0
    else 1
  end
`;
