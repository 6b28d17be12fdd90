import type { BillId, CustomerId, LocationId, PayTypeId } from "@comanda/domain/id";
import { paymentsOf } from "@comanda/domain/payment/tender";
import type { Instant } from "@comanda/domain/time/instant";
import type { Selectable, Updateable } from "kysely";

import type { Database, WriteTransaction } from "#database/database.ts";
import type { Tables } from "#database/tables.ts";

type CustomerRow = Selectable<Tables["customer"]>;

/** A guest, in use or retired, but not an erased one. */
export async function findCustomerRow(
  database: Database,
  location: LocationId,
  customer: CustomerId,
): Promise<CustomerRow | null> {
  const row = await database
    .selectFrom("customer")
    .selectAll()
    .where("location", "=", location)
    .where("id", "=", customer)
    .where("erased_at", "is", null)
    .executeTakeFirst();
  return row ?? null;
}

export async function updateCustomerRow(
  tx: WriteTransaction,
  location: LocationId,
  { id, ...values }: Updateable<Tables["customer"]> & { readonly id: CustomerId },
): Promise<void> {
  await tx
    .updateTable("customer")
    .set(values)
    .where("location", "=", location)
    .where("id", "=", id)
    .execute();
}

type BillOfCustomer = {
  readonly number: number;
  readonly status: "open" | "closed" | "voided";
  readonly updatedAt: Instant;
  readonly paidBy: readonly PayTypeId[];
};

/** The bills that refer to a guest or to the guest's company, oldest first. */
export async function findBillsOfCustomer(
  database: Database,
  location: LocationId,
  customer: CustomerId,
): Promise<readonly BillOfCustomer[]> {
  const rows = await database
    .selectFrom("bill")
    .select(["id", "number", "status", "updated_at"])
    .where("location", "=", location)
    .where((eb) => eb.or([eb("customer", "=", customer), eb("company_of", "=", customer)]))
    .orderBy("number")
    .execute();
  const paidBy = await findPayTypesOfBills(database, location, customer);
  return rows.map(({ id, number, status, updated_at }) => ({
    number,
    status,
    updatedAt: updated_at,
    paidBy: paidBy.get(id) ?? [],
  }));
}

/** What was taken back counts for nothing. */
async function findPayTypesOfBills(
  database: Database,
  location: LocationId,
  customer: CustomerId,
): Promise<ReadonlyMap<BillId, readonly PayTypeId[]>> {
  const rows = await database
    .selectFrom("tender")
    .innerJoin("bill", (join) =>
      join.onRef("bill.location", "=", "tender.location").onRef("bill.id", "=", "tender.bill"),
    )
    .select(["tender.bill", "tender.pay_type as payType", "tender.received"])
    .where("bill.location", "=", location)
    .where((eb) =>
      eb.or([eb("bill.customer", "=", customer), eb("bill.company_of", "=", customer)]),
    )
    .execute();
  const byBill = Map.groupBy(rows, ({ bill }) => bill);
  return new Map(
    [...byBill].map(([bill, own]) => [bill, paymentsOf(own).map(({ payType }) => payType)]),
  );
}
