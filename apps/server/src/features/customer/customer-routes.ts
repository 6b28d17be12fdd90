import {
  addCustomer as addCustomerCall,
  listCustomers,
  listCustomerTypes,
  searchCustomers,
  type CustomerReply,
} from "@comanda/contract/customer";
import type { Customer } from "@comanda/domain/customer/customer";
import { findCustomers } from "@comanda/domain/customer/find-customers";
import { wireDate } from "@comanda/domain/time/date-text";

import type { Database } from "#database/database.ts";
import type { CallRegistry } from "#http/register-calls.ts";

import { addCustomer } from "./add-customer.ts";
import { findCustomersOf, findCustomerTypes } from "./customer-store.ts";

export function registerCustomerRoutes(
  { answerSigned, answerWrite }: CallRegistry,
  database: Database,
): void {
  answerSigned(listCustomers, async (_input, { location }) =>
    (await findCustomersOf(database, location)).map(presentCustomer),
  );
  answerSigned(searchCustomers, async ({ params }, { location }) =>
    findCustomers(await findCustomersOf(database, location), params.text).map(presentCustomer),
  );
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
