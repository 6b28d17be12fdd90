import type { Customer, CustomerType } from "@comanda/domain/customer/customer";
import type { CustomerId, CustomerTypeId, LocationId } from "@comanda/domain/id";
import { parseWireDate, wireDate } from "@comanda/domain/time/wire-date";
import { sql, type Selectable } from "kysely";

import type { Database } from "#database/database.ts";
import { formerCustomer } from "#database/journalled-rows.ts";
import { fromJson, toJson } from "#database/portable-columns.ts";
import { runInBatches } from "#database/run-in-batches.ts";
import type { Tables } from "#database/tables.ts";
import type { WriteContext } from "#journal/command.ts";
import { erasedName } from "#journal/personal-fields.ts";
import { findFormerColumns, type PriceChanges } from "#journal/price-changes-store.ts";

type CustomerRow = Selectable<Tables["customer"]>;

/** The customers of a location that are not deleted. */
export async function findCustomersOf(
  database: Database,
  location: LocationId,
): Promise<readonly Customer[]> {
  const rows = await database
    .selectFrom("customer")
    .selectAll()
    .where("location", "=", location)
    .where("deleted_at", "is", null)
    .orderBy("name")
    .orderBy("id")
    .execute();
  return rows.map(customerOf);
}

/** Those of these customers that are not deleted. */
export async function findCustomersByIds(
  database: Database,
  location: LocationId,
  ids: readonly CustomerId[],
): Promise<readonly Customer[]> {
  const rows = await runInBatches(ids, (batch) =>
    database
      .selectFrom("customer")
      .selectAll()
      .where("location", "=", location)
      .where("id", "in", batch)
      .where("deleted_at", "is", null)
      .execute(),
  );
  return rows.map(customerOf);
}

/** The customers with a card: none, or one. */
export async function findCardHolders(
  database: Database,
  location: LocationId,
  cardNumber: string,
): Promise<readonly Pick<Customer, "cardNumber">[]> {
  return (
    database
      .selectFrom("customer")
      .select("card_number as cardNumber")
      .where("location", "=", location)
      .where("card_number", "=", cardNumber)
      // As the index has them.
      .where("card_number", "<>", sql.lit(""))
      .where("deleted_at", "is", null)
      .execute()
  );
}

/** The name and card of each customer, including retired ones. */
export async function findGuestNames(
  database: Database,
  location: LocationId,
): Promise<readonly Pick<CustomerRow, "id" | "name" | "card_number">[]> {
  return database
    .selectFrom("customer")
    .select(["id", "name", "card_number"])
    .where("location", "=", location)
    .where("erased_at", "is", null)
    .orderBy("id", "desc")
    .execute();
}

/** Null for a walk-in, and for a customer that the location does not have. */
export async function findTypeOfCustomer(
  database: Database,
  location: LocationId,
  customer: CustomerId | null,
): Promise<CustomerType | null> {
  if (customer === null) return null;
  const row = await database
    .selectFrom("customer")
    .innerJoin("customer_type", (join) =>
      join
        .onRef("customer_type.location", "=", "customer.location")
        .onRef("customer_type.id", "=", "customer.customer_type"),
    )
    .select(["customer_type.id", "customer_type.name", "customer_type.pays_by_invoice"])
    .where("customer.location", "=", location)
    .where("customer.id", "=", customer)
    .executeTakeFirst();
  if (row === undefined) return null;
  return { id: row.id, name: row.name, paysByInvoice: row.pays_by_invoice === 1 };
}

/** The customer's type before these changes; null if it was the current one. */
export function findFormerType(
  customer: CustomerId,
  since: readonly PriceChanges[],
): CustomerTypeId | null {
  const before = findFormerColumns(since, "customer", customer) ?? {};
  return fromJson(formerCustomer, toJson(before)).customer_type ?? null;
}

export async function findCustomerTypes(
  database: Database,
  location: LocationId,
): Promise<readonly CustomerType[]> {
  const rows = await database
    .selectFrom("customer_type")
    .select(["id", "name", "pays_by_invoice"])
    .where("location", "=", location)
    .where("deleted_at", "is", null)
    .orderBy("name")
    .orderBy("id")
    .execute();
  return rows.map(({ id, name, pays_by_invoice }) => ({
    id,
    name,
    paysByInvoice: pays_by_invoice === 1,
  }));
}

export async function insertCustomer(
  { tx, session, changes }: WriteContext,
  customer: Omit<Customer, "id">,
): Promise<CustomerId> {
  const { dateOfBirth, cardNumber, customerType, preferredDrink, ...others } = customer;
  const { companyName, companyAddress, companyTaxNumber, ...same } = others;
  const row = await tx
    .insertInto("customer")
    .values({
      ...same,
      location: session.location,
      date_of_birth: dateOfBirth === null ? null : wireDate(dateOfBirth),
      card_number: cardNumber,
      customer_type: customerType,
      preferred_drink: preferredDrink,
      company_name: companyName,
      company_address: companyAddress,
      company_tax_number: companyTaxNumber,
      deleted_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  changes.inserted("customer", row);
  return row.id;
}

function customerOf(row: CustomerRow): Customer {
  return {
    id: row.id,
    name: row.name,
    dateOfBirth: row.date_of_birth === null ? null : parseWireDate(row.date_of_birth),
    cardNumber: row.card_number,
    customerType: row.customer_type,
    address: row.address,
    phone: row.phone,
    email: row.email,
    preferredDrink: row.preferred_drink,
    companyName: row.company_name,
    companyAddress: row.company_address,
    companyTaxNumber: row.company_tax_number,
  };
}

/** A guest as printed on bills. */
export type GuestOnPaper = {
  readonly name: string;
  readonly company: {
    readonly name: string;
    readonly address: string;
    readonly taxNumber: string;
  };
};

/** How a customer appears on bills, including retired ones; an erased one has no name. */
export async function findGuestOnPaper(
  database: Database,
  location: LocationId,
  customer: CustomerId,
): Promise<GuestOnPaper | null> {
  const row = await database
    .selectFrom("customer")
    .select(["name", "company_name", "company_address", "company_tax_number", "erased_at"])
    .where("location", "=", location)
    .where("id", "=", customer)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    name: row.erased_at === null ? row.name : erasedName,
    company: {
      name: row.company_name,
      address: row.company_address,
      taxNumber: row.company_tax_number,
    },
  };
}
