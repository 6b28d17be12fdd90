import { totalsSchema } from "@comanda/contract/settlement";
import type { Bill } from "@comanda/domain/bill/bill";
import { wholePrice } from "@comanda/domain/bill/discount-reason";
import type { LocationId, ShiftId, WorkDayId } from "@comanda/domain/id";
import { money } from "@comanda/domain/money/money";
import { settlementOf } from "@comanda/domain/payment/tender";
import { quantityOfTenths } from "@comanda/domain/money/quantity";
import type {
  IdenticalCommissions,
  ArticleLines,
  StaffDiscountLines,
  PaidBill,
  ReportedBills,
} from "@comanda/domain/shift/reported-bills";
import { sql } from "kysely";

import type { Database } from "#database/database.ts";
import { fromJson } from "#database/portable-columns.ts";
import { integerCount, integerSum } from "#database/integer-aggregates.ts";

import { billOf, type BillRow } from "./bill-rows.ts";
import { findReportedTenders, type ReportedTenders } from "./shift-tenders-store.ts";
import { closedLines, isCreditOnBill } from "./closed-lines-store.ts";

type ShiftFilter = { readonly location: LocationId; readonly shifts: readonly ShiftId[] };
export type EndedBills = Omit<ReportedBills, "openAmounts">;

/**
 * The bills that were closed or voided in these shifts, with the figures for reports. The database sums up their lines:
 * a busy evening has thousands, and loading each would dominate the run time.
 */
export async function findEndedBills(
  database: Database,
  inShifts: ShiftFilter,
): Promise<ReadonlyMap<ShiftId, EndedBills>> {
  // SQL has no empty list.
  if (inShifts.shifts.length === 0) return new Map();
  const bills = await database
    .selectFrom("bill")
    .select(["id", "shift", "status", "updated_at", "totals", "refund_of"])
    .where("merged_into", "is", null)
    .where("location", "=", inShifts.location)
    .where("shift", "in", inShifts.shifts)
    .execute();
  const billsOf = Map.groupBy(bills, ({ shift }) => shift);
  const linesOf = Map.groupBy(await findArticleLines(database, inShifts), shiftOf);
  const tenders = await findReportedTenders(database, inShifts);
  const commissionsOf = Map.groupBy(await findIdenticalCommissions(database, inShifts), shiftOf);
  const discountsOf = Map.groupBy(await findStaffDiscountLines(database, inShifts), shiftOf);
  return new Map(
    inShifts.shifts.map((shift) => {
      const own = billsOf.get(shift) ?? [];
      return [
        shift,
        {
          closed: own.flatMap((bill) => toPaidBill(bill, tenders)),
          voidedCount: own.filter(({ status }) => status === "voided").length,
          articleLines: (linesOf.get(shift) ?? []).map(toArticleLines),
          commissions: (commissionsOf.get(shift) ?? []).map(toIdenticalCommissions),
          tenders: tenders.takenIn(shift),
          usedPrepaid: tenders.usedPrepaidOf(shift),
          discounts: (discountsOf.get(shift) ?? []).map(toStaffDiscountLines),
        },
      ];
    }),
  );
}

function shiftOf({ shift }: { readonly shift: ShiftId | null }): ShiftId | null {
  return shift;
}

function toPaidBill(
  {
    id,
    totals,
    updated_at,
    refund_of,
  }: Pick<BillRow, "id" | "totals" | "updated_at" | "refund_of">,
  tenders: ReportedTenders,
): readonly PaidBill[] {
  if (totals === null) return [];
  const settlement = settlementOf(fromJson(totalsSchema, totals), tenders.ofBill(id));
  return [{ paidAt: updated_at, settlement, isRefund: refund_of !== null }];
}

function selectShiftLines(database: Database, { location, shifts }: ShiftFilter) {
  return closedLines(database, location).where("bill.shift", "in", shifts);
}

async function findArticleLines(database: Database, inShifts: ShiftFilter) {
  return (
    selectShiftLines(database, inShifts)
      .select(["bill.shift", "line.article", isCreditOnBill.as("isCredit")])
      .select(integerSum(sql`line.total`).as("amount"))
      // The most selective column comes first: SQLite sorts by them.
      .groupBy(["line.article", "bill.shift", isCreditOnBill])
      .execute()
  );
}

function toArticleLines({
  article,
  isCredit,
  amount,
}: Awaited<ReturnType<typeof findArticleLines>>[number]): ArticleLines {
  return { article, isCredit: isCredit === 1, amount: money(amount) };
}

async function findIdenticalCommissions(database: Database, inShifts: ShiftFilter) {
  const alike = ["bill.shift", "line.staff", "line.commission", "line.quantity_tenths"] as const;
  return selectShiftLines(database, inShifts)
    .where("line.type", "=", "commission")
    .select([...alike, integerCount.as("count")])
    .groupBy([...alike])
    .execute();
}

function toIdenticalCommissions({
  staff,
  commission,
  quantity_tenths,
  count,
}: Awaited<ReturnType<typeof findIdenticalCommissions>>[number]): IdenticalCommissions {
  return { staff, commission, quantity: quantityOfTenths(quantity_tenths), count };
}

async function findStaffDiscountLines(database: Database, inShifts: ShiftFilter) {
  return selectShiftLines(database, inShifts)
    .where("line.type", "=", "discount")
    .select(["bill.shift", "line.discount_rate"])
    .select(integerSum(sql`-line.total`).as("amount"))
    .groupBy(["bill.shift", "line.discount_rate"])
    .execute();
}

function toStaffDiscountLines({
  discount_rate,
  amount,
}: Awaited<ReturnType<typeof findStaffDiscountLines>>[number]): StaffDiscountLines {
  return { isOnTheHouse: discount_rate === wholePrice, amount: money(amount) };
}

/** The bills that were closed or voided in a work day, with each line. */
export async function findBillsOfDay(
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
  // A day can have more bills than an SQL list may hold.
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
