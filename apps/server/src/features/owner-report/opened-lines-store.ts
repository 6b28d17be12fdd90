import type { LocationId, PromotionId, WorkDayId } from "@comanda/domain/id";
import { noMoney } from "@comanda/domain/money/money";
import { sql } from "kysely";

import type { Database } from "#database/database.ts";
import { integerCount, integerSum } from "#database/integer-aggregates.ts";

import { isCreditLine } from "../bill/index.ts";
import {
  pricedLine,
  pricedColumns,
  selectClosedLines,
  selectPromotedLines,
} from "./sales-store.ts";

type DaysAtLocation = { readonly location: LocationId; readonly days: readonly WorkDayId[] };

/** What the lines of an article, or those of a member of staff, add up to in each bill. */
export async function findSoldByBill(
  database: Database,
  closed: DaysAtLocation,
  { by, record }: { readonly by: "article" | "staff"; readonly record: number },
) {
  return selectClosedLines(database, closed)
    .where(sql.ref<number>(`line.${by}`), "=", record)
    .select([
      "bill.id",
      integerSum(sql`case when line.type = 'commission' then 0 else line.quantity_tenths end`).as(
        "tenths",
      ),
      integerSum(sql`case when line.credits is null then 0 else -line.total end`).as("credited"),
      integerSum(sql`line.total`).as("afterDiscounts"),
    ])
    .groupBy("bill.id")
    .execute();
}

/** The lines whose price a promotion has changed, grouped by bill; null for those without a promotion. */
export async function findPromotedByBill(
  database: Database,
  closed: DaysAtLocation,
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
export async function findEarnedByBill(database: Database, closed: DaysAtLocation, staff: number) {
  const alike = ["bill.id", "line.commission", "line.quantity_tenths"] as const;
  return selectClosedLines(database, closed)
    .where("line.type", "=", "commission")
    .where("line.commission", "<>", noMoney)
    .where(sql.ref<number>("line.staff"), "=", staff)
    .select([...alike, integerCount.as("count")])
    .groupBy([...alike])
    .execute();
}

/** The commissions paid out to a member of staff, one by one. */
export async function findPayouts(
  database: Database,
  { location, days }: DaysAtLocation,
  staff: number,
) {
  return database
    .selectFrom("paid_commission")
    .select(["paid_at as at", "amount"])
    .where("location", "=", location)
    .where("work_day", "in", days)
    .where(sql.ref<number>("staff"), "=", staff)
    .execute();
}

/** What a list says of each bill that was paid in some days. */
export async function findBillHeads(database: Database, { location, days }: DaysAtLocation) {
  return database
    .selectFrom("bill")
    .select(["id", "number", "updated_at as paidAt", "amount"])
    .select(["table_name as table", "room_name as room"])
    .where("location", "=", location)
    .where("status", "=", "closed")
    .where("work_day", "in", days)
    .execute();
}
