import { randomUUID } from "node:crypto";

import type { ReplyOf } from "@comanda/contract/call";
import { addCustomer, listCustomerTypes } from "@comanda/contract/customer";

import type { TestApp } from "./test-app.ts";
import { callAs, replyOf, type SignedIn } from "./test-till.ts";

/** A write that any cashier may do at any time. */
export async function addGuest(
  app: TestApp,
  user: SignedIn,
  name = "Nok",
): Promise<ReplyOf<typeof addCustomer>> {
  const types = replyOf(listCustomerTypes, await callAs(app, user, listCustomerTypes));
  const body = {
    name,
    DOB: "",
    cardNumber: "",
    customerType: types[0]?.id ?? 0,
    address: "",
    phone: "+66 81 234 5678",
    email: "",
    preferredDrink: "",
  };
  const idempotencyKey = randomUUID();
  return replyOf(addCustomer, await callAs(app, user, addCustomer, { body, idempotencyKey }));
}
