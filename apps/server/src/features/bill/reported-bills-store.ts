import { settlementSchema } from "@comanda/contract/settlement";
import type { Bill } from "@comanda/domain/bill/bill";
import type { LocationId, ShiftId, WorkDayId } from "@comanda/domain/id";
import { money, type Money } from "@comanda/domain/money/money";
import { quantityOfTenths } from "@comanda/domain/money/quantity";
import type { ReportedBills } from "@comanda/domain/shift/reported-bills";
import { sql } from "kysely";

import type { Database } from "#database/database.ts";
import { fromJson } from "#database/portable-columns.ts";
import { wholeSum } from "#database/whole-sum.ts";

import { billOf } from "./bill-rows.ts";

type InShift = { readonly location: LocationId; readonly shift: ShiftId };
export type EndedBills = Omit<ReportedBills, "openTotals">;

/**
 * The bills that were closed or voided in a shift, as far as reports tell of them. The database adds their lines up:
 * a busy evening has thousands, and to bring each of them here takes longer than all the rest.
 */
export async function findEndedBills(database: Database, inShift: InShift): Promise<EndedBills> {
  const bills = await database
    .selectFrom("bill")
    .select(["status", "updated_at", "settlement"])
    .where("location", "=", inShift.location)
    .where("shift", "=", inShift.shift)
    .execute();
  return {
    closed: bills.flatMap(({ settlement, updated_at }) =>
      settlement === null
        ? []
        : [{ paidAt: updated_at, settlement: fromJson(settlementSchema, settlement) }],
    ),
    voidedCount: bills.filter(({ status }) => status === "voided").length,
    articleLines: await findArticleLines(database, inShift),
    commissions: await findAlikeCommissions(database, inShift),
  };
}

async function findArticleLines(
  database: Database,
  inShift: InShift,
): Promise<ReportedBills["articleLines"]> {
  const isCredit = sql<number>`case when line.credits is null then 0 else 1 end`;
  const rows = await closedLines(database, inShift)
    .select(["line.article", isCredit.as("isCredit"), wholeSum(sql`line.total`).as("amount")])
    .groupBy(["line.article", isCredit])
    .execute();
  return rows.map((row) => ({
    article: row.article,
    isCredit: row.isCredit === 1,
    amount: money(row.amount),
  }));
}

async function findAlikeCommissions(
  database: Database,
  inShift: InShift,
): Promise<ReportedBills["commissions"]> {
  const alike = ["line.staff", "line.commission", "line.quantity_tenths"] as const;
  const rows = await closedLines(database, inShift)
    .where("line.type", "=", "commission")
    .select((eb) => [...alike, eb.cast<number>(eb.fn.countAll(), "bigint").as("count")])
    .groupBy([...alike])
    .execute();
  return rows.map(({ quantity_tenths, ...row }) => ({
    ...row,
    quantity: quantityOfTenths(quantity_tenths),
  }));
}

/** From the bills to their lines: SQLite would begin with all lines that there are. */
function closedLines(database: Database, { location, shift }: InShift) {
  return database
    .selectFrom("bill")
    .crossJoin("bill_line as line")
    .whereRef("line.location", "=", "bill.location")
    .whereRef("line.bill", "=", "bill.id")
    .where("bill.location", "=", location)
    .where("bill.shift", "=", shift)
    .where("bill.status", "=", "closed");
}

/** What the lines come to of each bill that nobody has paid yet. */
export async function findOpenTotals(
  database: Database,
  location: LocationId,
): Promise<readonly Money[]> {
  const rows = await database
    .selectFrom("bill")
    .select((eb) =>
      eb
        .selectFrom("bill_line as line")
        .select(wholeSum(sql`line.total`).as("total"))
        .whereRef("line.location", "=", "bill.location")
        .whereRef("line.bill", "=", "bill.id")
        .as("total"),
    )
    .where("bill.location", "=", location)
    .where("bill.status", "=", "open")
    .execute();
  return rows.map(({ total }) => money(total ?? 0));
}

/** The bills that were closed or voided in a work day, line by line. */
export async function findBillsOf(
  database: Database,
  location: LocationId,
  workDay: WorkDayId,
): Promise<readonly Bill[]> {
  const rows = await database
    .selectFrom("bill")
    .selectAll()
    .where("location", "=", location)
    .where("work_day", "=", workDay)
    .orderBy("number")
    .execute();
  // A day has more bills than a list in SQL may hold.
  const wanted = database
    .selectFrom("bill")
    .select("bill.id")
    .where("location", "=", location)
    .where("work_day", "=", workDay);
  const lines = await database
    .selectFrom("bill_line")
    .selectAll()
    .where("location", "=", location)
    .where("bill", "in", wanted)
    .orderBy("id")
    .execute();
  const linesByBill = Map.groupBy(lines, ({ bill }) => bill);
  return rows.map((row) => billOf(row, linesByBill.get(row.id) ?? []));
}
