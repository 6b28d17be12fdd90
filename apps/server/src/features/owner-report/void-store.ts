import type { LocationId, WorkDayId } from "@comanda/domain/id";
import { expressionBuilder, sql, type NotNull } from "kysely";

import type { Database } from "#database/database.ts";
import type { Tables } from "#database/tables.ts";

import { isCreditOnBill } from "../bill/index.ts";

/** Bills that were voided in some days, except merged ones. The journal knows who did it, except for imported days. */
export async function findVoids(
  database: Database,
  location: LocationId,
  days: readonly WorkDayId[],
) {
  return database
    .selectFrom("bill")
    .select((eb) => [
      "bill.updated_at as at",
      "bill.id",
      "bill.number",
      "bill.status_note as reason",
      eb
        .selectFrom("bill_line as line")
        .select(sql<number>`cast(coalesce(sum(line.total), 0) as bigint)`.as("amount"))
        .whereRef("line.location", "=", "bill.location")
        .whereRef("line.bill", "=", "bill.id")
        .as("amount"),
      voidedBy("journal.staff").as("staff"),
      voidedBy("journal.approved_by").as("approver"),
    ])
    .where("bill.location", "=", location)
    .$narrowType<{ amount: NotNull }>()
    .where("bill.status", "=", "voided")
    .where("bill.merged_into", "is", null)
    .where("bill.work_day", "in", days)
    .execute();
}

/** Who voided the bill of the query, or allowed it. */
function voidedBy(column: "journal.staff" | "journal.approved_by") {
  const eb = expressionBuilder<Tables, "bill">();
  return eb
    .selectFrom("journal_subject as subject")
    .innerJoin("journal", (join) =>
      join
        .onRef("journal.location", "=", "subject.location")
        .onRef("journal.sequence", "=", "subject.sequence"),
    )
    .select(column)
    .whereRef("subject.location", "=", "bill.location")
    .where("subject.entity", "=", "bill")
    .whereRef("subject.record", "=", eb.ref("bill.id"))
    .where("journal.action", "=", "void-bill")
    .orderBy("subject.sequence", "desc")
    .limit(1);
}

/** Credited lines of bills that were paid in some days, and the staff who first sent them. */
export async function findCredits(
  database: Database,
  location: LocationId,
  days: readonly WorkDayId[],
) {
  return (
    database
      .selectFrom("bill")
      // SQLite would otherwise scan all lines first.
      .crossJoin("bill_line as line")
      .innerJoin("article", "article.id", "line.article")
      .select((eb) => [
        "line.created_at as at",
        "line.id as line",
        "bill.id",
        "bill.number",
        "article.name as article",
        "line.quantity_tenths as tenths",
        "line.total",
        "line.note as reason",
        eb
          .selectFrom("journal_subject as subject")
          .innerJoin("journal", (join) =>
            join
              .onRef("journal.location", "=", "subject.location")
              .onRef("journal.sequence", "=", "subject.sequence"),
          )
          .select("journal.staff")
          .whereRef("subject.location", "=", "line.location")
          .where("subject.entity", "=", "bill_line")
          .whereRef("subject.record", "=", eb.ref("line.id"))
          .orderBy("subject.sequence")
          .limit(1)
          .as("staff"),
      ])
      .whereRef("line.location", "=", "bill.location")
      .whereRef("line.bill", "=", "bill.id")
      .where("bill.location", "=", location)
      .where("bill.status", "=", "closed")
      .where("bill.work_day", "in", days)
      .where(isCreditOnBill, "=", 1)
      .execute()
  );
}
