import type { CustomerId } from "@comanda/domain/id";

import { noRecord, type RefusedCall } from "#http/refused-call.ts";
import type { Writing } from "#journal/command.ts";

import { findTypeOfCustomer } from "../customer/index.ts";

/** A bill is for a customer whom the location knows, or for nobody in particular. */
export async function requireCustomer(
  { tx, session }: Writing,
  customer: CustomerId | null | undefined,
): Promise<RefusedCall | null> {
  if (customer === null || customer === undefined) return null;
  const type = await findTypeOfCustomer(tx, session.location, customer);
  return type === null ? noRecord("Customer", customer) : null;
}
