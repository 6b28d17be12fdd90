import type { LocationId, PaymentId, ShiftId } from "@comanda/domain/id";
import type { ExpenseCategory } from "@comanda/domain/shift/expense-category";
import type { NewPayment, Payment } from "@comanda/domain/shift/payment";

import type { Database } from "#database/database.ts";
import type { WriteContext } from "#journal/command.ts";

export async function findExpenseCategories(
  database: Database,
  location: LocationId,
): Promise<readonly ExpenseCategory[]> {
  return database
    .selectFrom("expense_category")
    .select(["id", "name", "type"])
    .where("location", "=", location)
    .orderBy("id")
    .execute();
}

/** The expense categories in use. */
export async function findCategoriesInUse(
  database: Database,
  location: LocationId,
): Promise<readonly ExpenseCategory[]> {
  return database
    .selectFrom("expense_category")
    .select(["id", "name", "type"])
    .where("location", "=", location)
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute();
}

export async function insertPayment(
  { tx, session, changes }: WriteContext,
  { expenseCategory, workDay, createdAt, ...payment }: NewPayment,
): Promise<PaymentId> {
  const row = await tx
    .insertInto("payment")
    .values({
      ...payment,
      location: session.location,
      expense_category: expenseCategory,
      work_day: workDay,
      created_at: createdAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  changes.inserted("payment", row);
  return row.id;
}

/** The money that was put into or taken out of drawers in these shifts. */
export async function findPaymentsOf(
  database: Database,
  location: LocationId,
  shifts: readonly ShiftId[],
): Promise<readonly Payment[]> {
  // SQL has no empty list.
  if (shifts.length === 0) return [];
  const rows = await database
    .selectFrom("payment")
    .selectAll()
    .where("location", "=", location)
    .where("shift", "in", shifts)
    .orderBy("id")
    .execute();
  return rows.map(({ expense_category, work_day, created_at, ...row }) => ({
    ...row,
    expenseCategory: expense_category,
    workDay: work_day,
    createdAt: created_at,
  }));
}
