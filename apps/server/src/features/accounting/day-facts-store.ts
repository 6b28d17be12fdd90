import type { CategorySales, DayFacts } from "@comanda/domain/accounting/day-facts";
import type { ArticleId, BillId, CategoryId, LocationId, WorkDayId } from "@comanda/domain/id";
import type { Decimals } from "@comanda/domain/money/currency";
import { money, noMoney, type Money } from "@comanda/domain/money/money";
import { worthOfDifferences } from "@comanda/domain/shift/foreign-figures";
import { sql } from "kysely";

import type { Database } from "#database/database.ts";
import { integerSum } from "#database/integer-aggregates.ts";

import { closedLines } from "../bill/index.ts";
import { findPaidBills, findTakenMoney } from "../owner-report/index.ts";
import { findEndedShifts } from "../report/index.ts";

type OfDay = { readonly location: LocationId; readonly day: WorkDayId };

/** Everything of a finished day that is booked; sales by the category that an article counts in. */
export async function findDayFacts(
  database: Database,
  ofDay: OfDay & { readonly currency: Decimals },
  categoryOf: (article: ArticleId) => CategoryId | null,
): Promise<DayFacts> {
  const { location, day } = ofDay;
  const bills = await findPaidBills(database, { location, days: [day] });
  const salesOf = await findSales(database, ofDay, categoryOf);
  const earlier = await findPaidEarlier(database, ofDay);
  const taken = await findTakenMoney(database, { location, days: [day] });
  return {
    bills: bills.map(({ id, totals }) => ({
      id,
      totals,
      sales: salesOf.get(id) ?? [],
      paidEarlier: earlier.get(id) ?? noMoney,
    })),
    taken: taken.map(({ bill, payType, received, change, rounding }) => ({
      bill: bill.id,
      payType,
      received,
      change,
      rounding,
    })),
    payments: await findMovedCash(database, ofDay),
    commissionsPaid: await sumPaidCommissions(database, ofDay),
    differences: await findCashDifferences(database, ofDay),
  };
}

async function findSales(
  database: Database,
  { location, day }: OfDay,
  categoryOf: (article: ArticleId) => CategoryId | null,
): Promise<ReadonlyMap<BillId, readonly CategorySales[]>> {
  const rows = await closedLines(database, location)
    .where("bill.work_day", "=", day)
    .select(["line.bill", "line.article", "line.tax_class as taxClass"])
    .select(integerSum(sql`line.total`).as("amount"))
    .groupBy(["line.bill", "line.article", "line.tax_class"])
    .orderBy("line.bill")
    .orderBy("line.article")
    .execute();
  const sums = new Map<BillId, Map<string, CategorySales>>();
  for (const { bill, article, taxClass, amount } of rows) {
    const category = categoryOf(article);
    const own = sums.get(bill) ?? new Map<string, CategorySales>();
    const key = `${category} ${taxClass}`;
    const before = own.get(key)?.amount ?? noMoney;
    own.set(key, { category, taxClass, amount: money(before + amount) });
    sums.set(bill, own);
  }
  return new Map([...sums].map(([bill, own]) => [bill, [...own.values()]]));
}

/** What was taken on earlier days for the bills that were closed on this one. */
async function findPaidEarlier(
  database: Database,
  { location, day }: OfDay,
): Promise<ReadonlyMap<BillId, Money>> {
  const rows = await database
    .selectFrom("bill")
    .innerJoin("tender", (join) =>
      join.onRef("tender.location", "=", "bill.location").onRef("tender.bill", "=", "bill.id"),
    )
    .innerJoin("shift", (join) =>
      join.onRef("shift.location", "=", "tender.location").onRef("shift.id", "=", "tender.shift"),
    )
    .where("bill.location", "=", location)
    .where("bill.status", "=", "closed")
    .where("bill.work_day", "=", day)
    .where("shift.work_day", "<>", day)
    .select("bill.id")
    .select(integerSum(sql`tender.received - tender.change - tender.rounding`).as("paid"))
    .groupBy("bill.id")
    .execute();
  return new Map(rows.map(({ id, paid }) => [id, money(paid)]));
}

async function findMovedCash(
  database: Database,
  { location, day }: OfDay,
): Promise<DayFacts["payments"]> {
  const rows = await database
    .selectFrom("payment")
    .select(["type", "expense_category as expenseCategory"])
    .select(integerSum(sql`amount`).as("amount"))
    .where("location", "=", location)
    .where("work_day", "=", day)
    .groupBy(["type", "expense_category"])
    .execute();
  return rows.map(({ amount, ...row }) => ({ ...row, amount: money(amount) }));
}

async function sumPaidCommissions(database: Database, { location, day }: OfDay): Promise<Money> {
  const { paid } = await database
    .selectFrom("paid_commission")
    .select(integerSum(sql`amount`).as("paid"))
    .where("location", "=", location)
    .where("work_day", "=", day)
    .executeTakeFirstOrThrow();
  return money(paid);
}

/** Counted less expected, as the shifts have filed it. */
async function findCashDifferences(
  database: Database,
  { location, day, currency }: OfDay & { readonly currency: Decimals },
): Promise<readonly Money[]> {
  const shifts = await findEndedShifts(database, location, day);
  return shifts.flatMap(({ drawer, bills }) => [
    ...(drawer.difference === null ? [] : [drawer.difference]),
    ...worthOfDifferences(drawer.foreign ?? [], bills.foreign ?? [], currency),
  ]);
}
