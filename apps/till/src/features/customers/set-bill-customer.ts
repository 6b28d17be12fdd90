import { chooseCustomer } from "@comanda/domain/bill/choose-customer";
import type { CustomerId } from "@comanda/domain/id";
import { isRefusal, refuse } from "@comanda/domain/refusal";

import { sendOrEnqueue } from "#records/send-or-enqueue.ts";

import type { Problem } from "../notice/index.ts";
import { replaceOrder, repriceUnsent, useOrder } from "../order/index.ts";

/** Sets or clears the customer of the current bill; a bill that the server knows is updated there at once. */
export async function setBillCustomer(customer: CustomerId | null): Promise<Problem> {
  const { bill } = useOrder.getState();
  if (bill === null) return refuse("get-an-open-bill");
  const changed = chooseCustomer(bill, customer);
  if (isRefusal(changed)) return changed;
  const { id, version } = bill;
  if (id === null) {
    const refusal = replaceOrder(changed);
    if (refusal === null) repriceUnsent(customer);
    return refusal;
  }
  const outcome = await sendOrEnqueue({ id, version, customer, billItems: [] });
  if (!outcome.ok) return outcome.failure;
  repriceUnsent(customer);
  return null;
}
