import type { LocationId } from "@comanda/domain/id";
import { sql, type ExpressionBuilder } from "kysely";

import type { Database } from "#database/database.ts";
import type { Tables } from "#database/tables.ts";
import { wholeSum } from "#database/whole-figures.ts";

/** The lines of closed bills. From the bills to their lines: SQLite would begin with all lines that there are. */
export function closedLines(database: Database, location: LocationId) {
  return database
    .selectFrom("bill")
    .crossJoin("bill_line as line")
    .whereRef("line.location", "=", "bill.location")
    .whereRef("line.bill", "=", "bill.id")
    .where("bill.location", "=", location)
    .where("bill.status", "=", "closed");
}

/** 1 for a line that takes something back. */
export const isCreditLine = sql<number>`case when line.credits is null then 0 else 1 end`;

/** What the lines of a bill come to. */
export function totalOfLines(eb: ExpressionBuilder<Tables, "bill">) {
  return eb
    .selectFrom("bill_line as line")
    .select(wholeSum(sql`line.total`).as("total"))
    .whereRef("line.location", "=", "bill.location")
    .whereRef("line.bill", "=", "bill.id");
}
