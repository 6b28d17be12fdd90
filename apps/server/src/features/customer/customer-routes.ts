import {
  addCustomer as addCustomerCall,
  listCustomers,
  listCustomerTypes,
  maxFoundCustomers,
  searchCustomers,
} from "@comanda/contract/customer";
import type { CustomerReply } from "@comanda/contract/customer-record";
import type { Customer } from "@comanda/domain/customer/customer";
import { wireDate } from "@comanda/domain/time/wire-date";

import type { Database } from "#database/database.ts";
import type { BackgroundRegistry } from "#http/background-reads.ts";
import type { CallRegistry } from "#http/register-calls.ts";

import { addCustomer } from "./add-customer.ts";
import { searchCustomersOf } from "./customer-search-store.ts";
import { findCustomersOf, findCustomerTypes } from "./customer-store.ts";

/** A hotel has thousands of guests. */
export function registerCustomerReads(
  { answerInBackground }: BackgroundRegistry,
  database: Database,
): void {
  answerInBackground(listCustomers, async (_input, { location }) =>
    (await findCustomersOf(database, location)).map(presentCustomer),
  );
  answerInBackground(searchCustomers, async ({ params }, { location }) => {
    const found = { text: params.text, atMost: maxFoundCustomers };
    return (await searchCustomersOf(database, location, found)).map(presentCustomer);
  });
}

export function registerCustomerRoutes(
  { answerSigned, answerWrite }: CallRegistry,
  database: Database,
): void {
  answerSigned(listCustomerTypes, async (_input, { location }) =>
    (await findCustomerTypes(database, location)).map(({ id, name, paysByInvoice }) => ({
      id,
      name,
      payInvoice: paysByInvoice,
    })),
  );
  answerWrite(addCustomerCall, ({ body }, context) => addCustomer(context, body));
}

function presentCustomer({ dateOfBirth, ...customer }: Customer): CustomerReply {
  return { ...customer, DOB: dateOfBirth === null ? null : wireDate(dateOfBirth) };
}
