import { chooseCustomer } from "@comanda/domain/bill/change-order";
import { priceForCustomer } from "@comanda/domain/bill/unsent-prices";
import type { CustomerId } from "@comanda/domain/id";
import { isRefusal, refuse } from "@comanda/domain/refusal";

import { sendOrKeep } from "#records/send-or-keep.ts";

import type { Problem } from "../notice/index.ts";
import { houseFor, useOrder } from "../order/index.ts";

/** Puts a guest on the bill at hand, or takes them off; the venue is told at once of a bill that it knows. */
export async function putCustomer(customer: CustomerId | null): Promise<Problem> {
  const { bill } = useOrder.getState();
  if (bill === null) return refuse("get-an-open-bill");
  const changed = chooseCustomer(bill, customer);
  if (isRefusal(changed)) return changed;
  const { id, version } = bill;
  if (id === null) {
    useOrder.setState({ bill: priceForCustomer(changed, houseFor(changed)) });
    return null;
  }
  const outcome = await sendOrKeep({ id, version, customer, billItems: [] });
  if (!outcome.ok) return outcome.failure;
  priceUnsent(customer);
  return null;
}

/** What waits on the screen shows what it costs this guest, before it is sent. */
function priceUnsent(customer: CustomerId | null): void {
  const { bill } = useOrder.getState();
  if (bill === null || bill.customer !== customer) return;
  useOrder.setState({ bill: priceForCustomer(bill, houseFor(bill)) });
}
