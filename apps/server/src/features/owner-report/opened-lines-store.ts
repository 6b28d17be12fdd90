import type { PromotionId } from "@comanda/domain/id";
import { sql } from "kysely";

import type { Database } from "#database/database.ts";
import { integerCount } from "#database/integer-aggregates.ts";

import { isCreditLine } from "../bill/index.ts";
import {
  pricedColumns,
  pricedLine,
  selectClosedLines,
  selectEarningLines,
  selectPromotedLines,
  soldSums,
  type ClosedBillFilter,
} from "./sales-store.ts";

/** What the lines of an article, or those of a member of staff, add up to in each bill. */
export async function findSoldByBill(
  database: Database,
  closed: ClosedBillFilter,
  { by, record }: { readonly by: "article" | "staff"; readonly record: number },
) {
  return selectClosedLines(database, closed)
    .where(sql.ref<number>(`line.${by}`), "=", record)
    .select(["bill.id", ...soldSums])
    .groupBy("bill.id")
    .execute();
}

/** The lines whose price a promotion has changed, grouped by bill; null for those without a promotion. */
export async function findPromotedByBill(
  database: Database,
  closed: ClosedBillFilter,
  promotion: PromotionId | null,
) {
  const rows = await selectPromotedLines(database, closed)
    .where((eb) =>
      promotion === null ? eb("line.promotion", "is", null) : eb("line.promotion", "=", promotion),
    )
    .select(["bill.id", ...pricedColumns, isCreditLine.as("isCredit"), integerCount.as("count")])
    .groupBy(["bill.id", ...pricedColumns, isCreditLine])
    .execute();
  return rows.map(({ id, count, ...row }) => ({ id, promotion, count, line: pricedLine(row) }));
}

/** The commission lines that a member of staff has earned, grouped by bill. */
export async function findEarnedByBill(
  database: Database,
  closed: ClosedBillFilter,
  staff: number,
) {
  const alike = ["bill.id", "line.commission", "line.quantity_tenths"] as const;
  return selectEarningLines(database, closed)
    .where(sql.ref<number>("line.staff"), "=", staff)
    .select([...alike, integerCount.as("count")])
    .groupBy([...alike])
    .execute();
}

/** The commissions paid out to a member of staff, one by one. */
export async function findPayouts(
  database: Database,
  { location, days }: ClosedBillFilter,
  staff: number,
) {
  return database
    .selectFrom("paid_commission")
    .select(["id", "paid_at as at", "amount"])
    .where("location", "=", location)
    .where("work_day", "in", days)
    .where(sql.ref<number>("staff"), "=", staff)
    .execute();
}

/** What a list says of each bill that was paid in some days. */
export async function findBillHeads(database: Database, { location, days }: ClosedBillFilter) {
  return database
    .selectFrom("bill")
    .select(["id", "number", "updated_at as paidAt", "amount"])
    .select(["table_name as table", "room_name as room"])
    .where("location", "=", location)
    .where("status", "=", "closed")
    .where("work_day", "in", days)
    .execute();
}
