import type { LocationId } from "@comanda/domain/id";
import { sql, type ExpressionBuilder } from "kysely";

import type { Database } from "#database/database.ts";
import type { Tables } from "#database/tables.ts";
import { integerSum } from "#database/integer-aggregates.ts";

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

/** The total of a bill's lines. */
export function totalOfLines(eb: ExpressionBuilder<Tables, "bill">) {
  return eb
    .selectFrom("bill_line as line")
    .select(integerSum(sql`line.total`).as("total"))
    .whereRef("line.location", "=", "bill.location")
    .whereRef("line.bill", "=", "bill.id");
}
