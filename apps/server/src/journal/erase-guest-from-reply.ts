import { Type } from "typebox";

import { matchesSchema } from "#database/portable-columns.ts";
import { isCustomerRecord } from "./find-guest-copies.ts";
import { erasedCustomer, eraseGuestOnPaper, isNamedPaper } from "./personal-fields.ts";

/** By the column names of tills and of the back office. */
const erasedFields: ReadonlyMap<string, string | null> = new Map([
  ["name", erasedCustomer.name],
  ["DOB", erasedCustomer.date_of_birth],
  ["dateOfBirth", erasedCustomer.date_of_birth],
  ["cardNumber", erasedCustomer.card_number],
  ["address", erasedCustomer.address],
  ["phone", erasedCustomer.phone],
  ["email", erasedCustomer.email],
  ["preferredDrink", erasedCustomer.preferred_drink],
  ["companyName", erasedCustomer.company_name],
  ["companyAddress", erasedCustomer.company_address],
  ["companyTaxNumber", erasedCustomer.company_tax_number],
]);

const customerUpdate = Type.Object({
  id: Type.Integer(),
  changes: Type.Record(Type.String(), Type.Object({ old: Type.Unknown(), new: Type.Unknown() })),
});
const updates = Type.Object({ customer: Type.Array(customerUpdate) });

/** Removes one guest's personal fields from a stored reply: in change lists, in records, and on papers. */
export function eraseGuestFromReply(body: string, customer: number): string {
  return JSON.stringify(withoutGuest(JSON.parse(body), customer));
}

function withoutGuest(value: unknown, customer: number): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutGuest(item, customer));
  if (typeof value !== "object" || value === null) return value;
  if (isNamedPaper(value) && value.customerId === customer) {
    return eraseGuestOnPaper(value);
  }
  if (isCustomerRecord(value) && value.id === customer) return clearRecord(value);
  if (matchesSchema(updates, value)) {
    const inOthers = mapEntries(value, ([, inner]) => withoutGuest(inner, customer));
    return { ...inOthers, customer: value.customer.map((one) => clearUpdate(one, customer)) };
  }
  return mapEntries(value, ([, inner]) => withoutGuest(inner, customer));
}

function clearRecord(record: object): object {
  return mapEntries(record, ([name, value]) => erasedOr(name, value));
}

function clearUpdate(
  update: { readonly id: number; readonly changes: Readonly<Record<string, object>> },
  customer: number,
): object {
  if (update.id !== customer) return update;
  const changes = mapEntries(update.changes, ([name, change]) => {
    const erased = erasedFields.get(name);
    return erased === undefined ? change : { old: erased, new: erased };
  });
  return { ...update, changes };
}

function erasedOr(name: string, value: unknown): unknown {
  const erased = erasedFields.get(name);
  return erased === undefined ? value : erased;
}

function mapEntries(value: object, made: (entry: [string, unknown]) => unknown): object {
  return Object.fromEntries(
    Object.entries(value).map((entry: [string, unknown]) => [entry[0], made(entry)]),
  );
}
