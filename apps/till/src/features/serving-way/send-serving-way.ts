import { changeServingWay, type ServingWay } from "@comanda/domain/bill/serving-way";
import { isRefusal } from "@comanda/domain/refusal";

import { sendOrEnqueue } from "#records/send-or-enqueue.ts";

import { replaceOrder, useOrder } from "../order/index.ts";
import type { Problem } from "../notice/index.ts";
import { printTicketsOf } from "../papers/index.ts";

/** Changes how the current bill is served; a bill that the server knows is updated there at once. */
export async function sendServingWay(servingWay: ServingWay): Promise<Problem> {
  const { bill } = useOrder.getState();
  if (bill === null || bill.servingWay === servingWay) return null;
  const changed = changeServingWay(bill, servingWay);
  if (isRefusal(changed)) return changed;
  const { id, version } = bill;
  if (id === null) return replaceOrder(changed);
  const outcome = await sendOrEnqueue({ id, version, billItems: [], servingWay });
  if (!outcome.ok) return outcome.failure;
  return outcome.isQueued ? null : await printTicketsOf(id);
}
