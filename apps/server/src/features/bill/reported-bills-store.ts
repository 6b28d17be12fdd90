import type { Bill } from "@comanda/domain/bill/bill";
import type { LocationId, ShiftId, WorkDayId } from "@comanda/domain/id";
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from "kysely";

import type { Database } from "#database/database.ts";
import type { Tables } from "#database/tables.ts";

import { billOf } from "./bill-rows.ts";

type Period = { readonly shift: ShiftId } | { readonly workDay: WorkDayId };

/** The bills that were closed or voided in a shift or a work day. */
export async function findBillsOf(
  database: Database,
  location: LocationId,
  period: Period,
): Promise<readonly Bill[]> {
  return findBillsWhere(database, location, (eb) =>
    "shift" in period
      ? eb("bill.shift", "=", period.shift)
      : eb("bill.work_day", "=", period.workDay),
  );
}

/** The bills that nobody has paid yet. */
export async function findOpenBills(
  database: Database,
  location: LocationId,
): Promise<readonly Bill[]> {
  return findBillsWhere(database, location, (eb) => eb("bill.status", "=", "open"));
}

type BillExpression = ExpressionBuilder<Tables, "bill">;
type Condition = (eb: BillExpression) => ExpressionWrapper<Tables, "bill", SqlBool>;

/** Two queries, however many bills there are: a day has more than a list in SQL may hold. */
async function findBillsWhere(
  database: Database,
  location: LocationId,
  condition: Condition,
): Promise<readonly Bill[]> {
  const rows = await database
    .selectFrom("bill")
    .selectAll()
    .where("location", "=", location)
    .where(condition)
    .orderBy("number")
    .execute();
  const wanted = database
    .selectFrom("bill")
    .select("bill.id")
    .where("location", "=", location)
    .where(condition);
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
