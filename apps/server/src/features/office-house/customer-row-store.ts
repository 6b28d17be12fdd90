import { settlementSchema } from "@comanda/contract/settlement";
import type { CustomerId, LocationId, PayTypeId } from "@comanda/domain/id";
import type { Instant } from "@comanda/domain/time/instant";
import type { Selectable, Updateable } from "kysely";

import type { Database, WriteTransaction } from "#database/database.ts";
import { fromJson } from "#database/portable-columns.ts";
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

/** The bills that refer to a guest, oldest first. */
export async function findBillsOfCustomer(
  database: Database,
  location: LocationId,
  customer: CustomerId,
): Promise<readonly BillOfCustomer[]> {
  const rows = await database
    .selectFrom("bill")
    .select(["number", "status", "settlement", "updated_at"])
    .where("location", "=", location)
    .where("customer", "=", customer)
    .orderBy("number")
    .execute();
  return rows.map(({ number, status, settlement, updated_at }) => ({
    number,
    status,
    updatedAt: updated_at,
    paidBy:
      settlement === null
        ? []
        : fromJson(settlementSchema, settlement).payments.map(({ payType }) => payType),
  }));
}
