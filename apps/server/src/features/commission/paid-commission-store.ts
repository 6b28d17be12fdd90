import type { EarnedCommission } from "@comanda/domain/commission/commission-due";
import type {
  ArticleId,
  BillId,
  LocationId,
  PaidCommissionId,
  ShiftId,
  StaffId,
  WorkDayId,
} from "@comanda/domain/id";
import type { Money } from "@comanda/domain/money/money";
import { quantityOfTenths } from "@comanda/domain/money/quantity";
import type { PaidCommission } from "@comanda/domain/shift/paid-commission";

import type { Database } from "#database/database.ts";
import type { WriteContext } from "#journal/command.ts";

/** A commission line of a paid bill; its key is the line id, which is unique across bills. */
export type UnpaidLine = EarnedCommission & {
  readonly billItem: number;
  readonly bill: BillId;
  readonly billNumber: number;
  readonly article: ArticleId;
};

/** The commission lines of closed bills that are not paid out yet. */
export async function findUnpaidLines(
  database: Database,
  location: LocationId,
): Promise<readonly UnpaidLine[]> {
  const rows = await database
    .selectFrom("bill_line as line")
    .innerJoin("bill", (join) =>
      join.onRef("bill.location", "=", "line.location").onRef("bill.id", "=", "line.bill"),
    )
    .select(["line.id", "line.staff", "line.commission", "line.quantity_tenths", "line.article"])
    .select(["line.bill", "bill.number as billNumber"])
    .where("line.location", "=", location)
    .where("line.type", "=", "commission")
    .where("bill.status", "=", "closed")
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("paid_commission_line as paid")
            .select("paid.bill_line")
            .whereRef("paid.location", "=", "line.location")
            .whereRef("paid.bill_line", "=", "line.id"),
        ),
      ),
    )
    .orderBy("line.id")
    .execute();
  return rows.map(({ id, quantity_tenths, ...row }) => ({
    ...row,
    key: String(id),
    billItem: id,
    quantity: quantityOfTenths(quantity_tenths),
  }));
}

export type NewPaidCommission = {
  readonly staff: StaffId;
  readonly amount: Money;
  readonly note: string;
  readonly shift: ShiftId;
  readonly workDay: WorkDayId;
  readonly lines: readonly UnpaidLine[];
};

export async function insertPaidCommission(
  { tx, session, changes, at }: WriteContext,
  { staff, amount, note, shift, workDay, lines }: NewPaidCommission,
): Promise<PaidCommissionId> {
  const { location } = session;
  const row = await tx
    .insertInto("paid_commission")
    .values({
      location,
      staff,
      amount,
      note,
      paid_by: session.staff,
      shift,
      work_day: workDay,
      paid_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  changes.inserted("paid_commission", row);
  await tx
    .insertInto("paid_commission_line")
    .values(
      lines.map(({ billItem }) => ({ location, bill_line: billItem, paid_commission: row.id })),
    )
    .execute();
  return row.id;
}

/** Whether somebody was paid for a line of a bill. */
export async function isCommissionPaid(
  database: Database,
  location: LocationId,
  bill: BillId,
): Promise<boolean> {
  const row = await database
    .selectFrom("bill_line as line")
    .innerJoin("paid_commission_line as paid", (join) =>
      join.onRef("paid.location", "=", "line.location").onRef("paid.bill_line", "=", "line.id"),
    )
    .select("line.id")
    .where("line.location", "=", location)
    .where("line.bill", "=", bill)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findPaidCommissionsOf(
  database: Database,
  location: LocationId,
  shifts: readonly ShiftId[],
): Promise<readonly (PaidCommission & { readonly shift: ShiftId })[]> {
  // SQL has no empty list.
  if (shifts.length === 0) return [];
  return database
    .selectFrom("paid_commission")
    .select(["shift", "staff", "amount", "note", "paid_at as paidAt"])
    .where("location", "=", location)
    .where("shift", "in", shifts)
    .orderBy("id")
    .execute();
}
