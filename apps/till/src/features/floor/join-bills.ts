import { partBill } from "@comanda/contract/split-merge";
import type { BillReply } from "@comanda/contract/bill-record";
import type { BillItemReply } from "@comanda/contract/bill-item";
import { requirePrintedBill } from "@comanda/domain/bill/order-guards";
import type { BillId } from "@comanda/domain/id";
import { refuse, type Refusal } from "@comanda/domain/refusal";
import type { Records } from "@comanda/sync/records/records";

import type { Failure } from "#api/failure.ts";
import { write } from "#records/write.ts";

import { endings } from "../ending/index.ts";
import { sendMerge } from "../merge-bill/index.ts";
import { closeBillView, findServerBill, useOrder } from "../order/index.ts";
import { printTicketsOf } from "../papers/index.ts";

/** Makes one bill of two: the guests of the second sit at the table of the first from now on. */
export async function joinBills(first: BillId, second: BillId): Promise<Refusal | Failure | null> {
  const target = findServerBill(first);
  if (target === null || target.id === null) return refuse("bill-not-found", { number: first });
  const refusal = requireEverythingSent([first, second]);
  if (refusal !== null) return refusal;
  // The second bill ends here, so nobody needs to be told that it did.
  const stopEnding = endings.start(second);
  try {
    const joined = await sendMerge({ ...target, id: target.id }, second);
    if (!("mode" in joined)) return joined;
    closeBillView(second);
    return null;
  } finally {
    stopEnding();
  }
}

/** The server knows nothing of the lines on the order screen that were not sent. */
function requireEverythingSent(bills: readonly BillId[]): Refusal | null {
  const { bill } = useOrder.getState();
  const isAtHand = bill !== null && bill.id !== null && bills.includes(bill.id);
  return isAtHand ? requirePrintedBill(bill) : null;
}

/** Takes a bill out of the one that it was joined into. */
export async function takeApart(
  joined: BillId,
  away: BillId,
  later: readonly string[],
): Promise<Refusal | Failure | null> {
  const bill = findServerBill(joined);
  if (bill === null) return refuse("bill-not-found", { number: joined });
  const body = { version: bill.version, bill: away, later: [...later] };
  const outcome = await write(partBill, { params: { id: joined }, body });
  if (!outcome.ok) return outcome.failure;
  return (await printTicketsOf(joined)) ?? (await printTicketsOf(away));
}

/** The bills that were joined into this one today, and can be taken out of it. */
export function joinedInto(bills: Records["bill"], id: BillId): readonly BillReply[] {
  return [...bills.values()].filter((bill) => bill.mergedInto === id && bill.status === voided);
}

const voided = 2;

/** What was ordered since a bill was joined into another: items, since the rest goes where they go. */
export function orderedSince(
  items: Records["billItem"],
  joined: BillId,
  away: BillReply,
): readonly BillItemReply[] {
  return [...items.values()].filter(
    ({ bill, parent, credits, createdDate }) =>
      bill === joined && parent === null && credits === null && createdDate > away.updatedDate,
  );
}
