import type { BillId, LocationId, PromotionId, StaffId, WorkDayId } from "@comanda/domain/id";
import { lineKey, type PricedLine } from "@comanda/domain/bill/line";
import type { IdenticalLines } from "@comanda/domain/owner-report/sum-promotions";
import type { ClassAmount } from "@comanda/domain/payment/class-amounts";
import type { SumsById } from "@comanda/domain/owner-report/sum-by-id";
import { money, noMoney } from "@comanda/domain/money/money";
import { quantityOfTenths } from "@comanda/domain/money/quantity";
import { sql } from "kysely";

import type { Database } from "#database/database.ts";
import { integerCount, integerSum } from "#database/integer-aggregates.ts";

import { closedLines, isCreditLine, isCreditOnBill } from "../bill/index.ts";

export type ClosedBillFilter = {
  readonly location: LocationId;
  readonly days: readonly WorkDayId[];
  /** Only these of the bills; all if it is left out. */
  readonly bills?: readonly BillId[];
};

export function selectClosedLines(database: Database, { location, days, bills }: ClosedBillFilter) {
  const ofDays = closedLines(database, location).where("bill.work_day", "in", days);
  return bills === undefined ? ofDays : ofDays.where("bill.id", "in", bills);
}

/** What lines add up to. Commission and discounts count in the sales of their article, but not in its quantity. A refund is no credit. */
export const soldSums = [
  integerSum(
    sql`case
      when line.type in ('commission', 'discount') or line.way = 'without' then 0
      else line.quantity_tenths
    end`,
  ).as("tenths"),
  integerSum(sql`-line.total * ${isCreditOnBill}`).as("credited"),
  integerSum(sql`line.total`).as("afterDiscounts"),
] as const;

export async function findSold(
  database: Database,
  closed: ClosedBillFilter,
  by: "article" | "staff",
): Promise<readonly SumsById<"tenths" | "credited" | "afterDiscounts" | "refunded">[]> {
  const id = sql.ref<number>(`line.${by}`);
  return selectClosedLines(database, closed)
    .select([id.as("id"), ...soldSums])
    .select(
      integerSum(sql`case when bill.refund_of is null then 0 else line.total end`).as("refunded"),
    )
    .groupBy(id)
    .execute();
}

/** How much of each article guests took. What was paid back later was sold nevertheless. */
export async function findTaken(
  database: Database,
  closed: ClosedBillFilter,
): Promise<readonly SumsById<"tenths">[]> {
  const [tenths] = soldSums;
  return selectClosedLines(database, closed)
    .where("bill.refund_of", "is", null)
    .select(["line.article as id", tenths])
    .groupBy("line.article")
    .execute();
}

/** What the lines of each bill add up to by tax class. */
export async function findClassAmounts(
  database: Database,
  closed: ClosedBillFilter,
): Promise<ReadonlyMap<BillId, readonly ClassAmount[]>> {
  const rows = await selectClosedLines(database, closed)
    .select(["line.bill", "line.tax_class as taxClass"])
    .select(integerSum(sql`line.total`).as("amount"))
    .groupBy(["line.bill", "line.tax_class"])
    .execute();
  return Map.groupBy(
    rows.map(({ amount, ...row }) => ({ ...row, amount: money(amount) })),
    ({ bill }) => bill,
  );
}

/** The lines whose price differs from the menu's. What staff take off is no promotion. */
export function selectPromotedLines(database: Database, closed: ClosedBillFilter) {
  const lines = selectClosedLines(database, closed).where("line.type", "<>", "discount");
  return lines.where((eb) =>
    eb.or([
      eb("line.price", "<>", eb.ref("line.product_price")),
      eb("line.minimum", "<>", eb.ref("line.product_minimum")),
    ]),
  );
}

/** What the amounts of a line are computed from. */
export const pricedColumns = [
  "line.type",
  "line.product_price",
  "line.price",
  "line.quantity_tenths",
  "line.product_minimum",
  "line.minimum",
  "line.contained_commission",
] as const;

/** The lines whose price differs from the menu's, grouped. */
export async function findPromoted(
  database: Database,
  closed: ClosedBillFilter,
): Promise<readonly IdenticalLines[]> {
  const alike = ["line.promotion", ...pricedColumns] as const;
  const rows = await selectPromotedLines(database, closed)
    .select([...alike, isCreditLine.as("isCredit"), integerCount.as("count")])
    .groupBy([...alike, isCreditLine])
    .execute();
  return rows.map(({ promotion, count, ...row }) => ({ promotion, count, line: pricedLine(row) }));
}

type PricedRow = {
  readonly type: PricedLine["type"];
  readonly product_price: number;
  readonly price: number;
  readonly quantity_tenths: number;
  readonly product_minimum: number;
  readonly minimum: number;
  readonly contained_commission: number;
  readonly isCredit: number;
};

export function pricedLine(row: PricedRow): PricedLine {
  const line = {
    quantity: quantityOfTenths(row.quantity_tenths),
    productPrice: money(row.product_price),
    price: money(row.price),
    // The price does not depend on which line is credited.
    credits: row.isCredit === 1 ? lineKey("any") : null,
  };
  if (row.type !== "timer") return { ...line, type: row.type };
  return {
    ...line,
    type: row.type,
    productMinimum: money(row.product_minimum),
    minimum: money(row.minimum),
    containedCommission: money(row.contained_commission),
  };
}

export async function findPromotionNames(
  database: Database,
  location: LocationId,
): Promise<ReadonlyMap<PromotionId, string>> {
  const rows = await database
    .selectFrom("promotion")
    .select(["id", "name"])
    .where("location", "=", location)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/**
 * What staff took off, by who, with whose approval and why. The journal row that sent a discount knows who approved it;
 * what is taken back counts where it was given.
 */
export async function findGiven(database: Database, closed: ClosedBillFilter) {
  return selectClosedLines(database, closed)
    .leftJoin("bill_line as credited", (join) =>
      join
        .onRef("credited.location", "=", "line.location")
        // A refund credits lines of the bill that it is of.
        .on("credited.bill", "=", sql<BillId>`coalesce(bill.refund_of, line.bill)`)
        .onRef("credited.key", "=", "line.credits"),
    )
    .leftJoin("journal", (join) =>
      join
        .onRef("journal.location", "=", "line.location")
        .on("journal.sequence", "=", sql<number>`coalesce(credited.round, line.round)`),
    )
    .where("line.type", "=", "discount")
    .select(["line.given_by as staff", "line.discount_reason as reason"])
    .select("journal.approved_by as approver")
    .select(integerSum(sql`line.quantity_tenths`).as("tenths"))
    .select(integerSum(sql`-line.total`).as("given"))
    .groupBy(["line.given_by", "line.discount_reason", "journal.approved_by"])
    .execute();
}

/** Retired ones included. */
export async function findReasonNames(
  database: Database,
  location: LocationId,
): Promise<ReadonlyMap<number, string>> {
  const rows = await database
    .selectFrom("discount_reason")
    .select(["id", "name"])
    .where("location", "=", location)
    .execute();
  return new Map<number, string>(rows.map(({ id, name }) => [id, name]));
}

/** The commission lines of closed bills that earn something. */
export function selectEarningLines(database: Database, closed: ClosedBillFilter) {
  return selectClosedLines(database, closed)
    .where("line.type", "=", "commission")
    .where("line.commission", "<>", noMoney);
}

/** Commission lines of closed bills, grouped by equal earnings. */
export async function findEarned(database: Database, closed: ClosedBillFilter) {
  const alike = ["line.staff", "line.commission", "line.quantity_tenths"] as const;
  return selectEarningLines(database, closed)
    .select([...alike, integerCount.as("count")])
    .groupBy([...alike])
    .execute();
}

/** The commissions paid out to staff. */
export async function findPaidOut(
  database: Database,
  { location, days }: ClosedBillFilter,
): Promise<readonly { readonly staff: StaffId; readonly paid: number }[]> {
  return database
    .selectFrom("paid_commission")
    .select(["staff", integerSum(sql`amount`).as("paid")])
    .where("location", "=", location)
    .where("work_day", "in", days)
    .groupBy("staff")
    .execute();
}
