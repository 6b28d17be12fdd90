import type { BillDocument } from "@comanda/contract/print";
import { wireDateTime } from "@comanda/domain/time/wire-date";
import type { BillId, LocationId } from "@comanda/domain/id";
import { negateMoney } from "@comanda/domain/money/money";
import type { RefundableBill } from "@comanda/domain/payment/refund-bill";

import type { Database } from "#database/database.ts";

import { findBill, type StoredBill } from "./bill-store.ts";
import { tenderOf } from "./tender-store.ts";

/** The refunds of a bill, oldest first. */
export async function findRefundIds(
  database: Database,
  location: LocationId,
  bill: BillId,
): Promise<readonly BillId[]> {
  const rows = await database
    .selectFrom("bill")
    .select("id")
    .where("location", "=", location)
    .where("refund_of", "=", bill)
    .where("refund_of", "is not", null)
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

export type StoredRefundable = {
  readonly stored: StoredBill;
  readonly refunds: readonly StoredBill[];
  readonly refundable: RefundableBill;
};

/** A bill with all its refunds. */
export async function findRefundable(
  database: Database,
  location: LocationId,
  id: BillId,
): Promise<StoredRefundable | null> {
  const stored = await findBill(database, location, id);
  if (stored === null) return null;
  const ids = await findRefundIds(database, location, id);
  const found = await Promise.all(ids.map((refund) => findBill(database, location, refund)));
  const refunds = found.filter((refund) => refund !== null);
  const tenders = [stored, ...refunds].flatMap((one) => one.tenders.map(tenderOf));
  return {
    stored,
    refunds,
    refundable: { bill: stored.bill, refunds: refunds.map(({ bill }) => bill), tenders },
  };
}

/** The bill that a refund is of, or the refunds of a closed bill, as their papers name them. */
export async function findRefunding(
  database: Database,
  { row: { location, id, status, refund_of: of } }: StoredBill,
): Promise<Pick<BillDocument, "refundOf" | "refunds">> {
  if (status !== "closed") return {};
  const numbers = ["number", "number_in_work_day as billNumberWorkday"] as const;
  const inLocation = database.selectFrom("bill").select(numbers).where("location", "=", location);
  if (of !== null) {
    const old = await inLocation.select("updated_at").where("id", "=", of).executeTakeFirst();
    if (old === undefined) return {};
    const { updated_at: paidAt, ...numbersOfOld } = old;
    return { refundOf: { ...numbersOfOld, paidDate: wireDateTime(paidAt) } };
  }
  const made = await inLocation
    .select("amount")
    .where("refund_of", "=", id)
    .where("refund_of", "is not", null)
    .orderBy("number")
    .execute();
  if (made.length === 0) return {};
  return { refunds: made.map((one) => ({ ...one, amount: negateMoney(one.amount) })) };
}
