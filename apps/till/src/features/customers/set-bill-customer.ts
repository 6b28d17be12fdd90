import { chooseCustomer } from "@comanda/domain/bill/choose-customer";
import type { CustomerId } from "@comanda/domain/id";
import { refuse } from "@comanda/domain/refusal";

import type { Problem } from "../notice/index.ts";
import { changeHead, repriceUnsent, useOrder } from "../order/index.ts";

/** Sets or clears the customer of the current bill. */
export async function setBillCustomer(customer: CustomerId | null): Promise<Problem> {
  const { bill } = useOrder.getState();
  if (bill === null) return refuse("get-an-open-bill");
  const done = await changeHead(bill, chooseCustomer(bill, customer), { customer });
  if (typeof done !== "string") return done;
  repriceUnsent(customer);
  return null;
}
