import { newBill, updateBill } from "@comanda/contract/bill";
import { noticeMessages } from "@comanda/contract/notice-messages";
import { id, type BillId } from "@comanda/domain/id";

import { serverNow } from "#api/clock.ts";
import { failureFrom, type Failure } from "#api/failure.ts";
import { reportFault } from "#api/report-fault.ts";
import type { BillBody, OrderOutcome } from "#records/outbox-link.ts";
import { recordStore } from "#records/record-store.ts";
import type { Records } from "@comanda/sync/records/records";
import { pressOf, unansweredWrites } from "#records/unanswered-writes.ts";

import { requireSession } from "../order/index.ts";
import type { OutboxStore } from "@comanda/sync/outbox/deliver-intents";
import { billOf, type ChangedLine, type NewIntent } from "@comanda/sync/outbox/intent";
import { mayGiveAlone } from "./may-give-alone.ts";

/** The sale point of a till, and its name. */
export type Where = Pick<NewIntent, "place" | "placeName">;

type Unsent = {
  readonly body: BillBody;
  /** Whether the server may have it already. */
  readonly isSent: boolean;
  /** Why it was refused, if it was: it is not sent before somebody decides. */
  readonly refused: Failure | null;
};

/**
 * Stores a write on the disk, with the key under which it may have been sent already. If the device cannot, for example
 * because it is full, the order stays on the screen, and a retry uses the same key.
 */
export async function enqueueIntent(
  store: OutboxStore,
  where: Where,
  unsent: Unsent,
): Promise<OrderOutcome> {
  const { body, isSent, refused } = unsent;
  // Nobody can be asked without the server, and what is stored may be sent under the next login.
  if (refused === null && !mayGiveAlone(body)) return fail(403, "manager-out-of-reach");
  try {
    return { ok: true, id: await storeIntent(store, where, unsent), isQueued: true };
  } catch (error) {
    reportFault(error, "keep order");
    return fail(500, isSent ? "order-in-doubt" : "order-not-stored");
  }
}

function fail(status: number, code: keyof typeof noticeMessages): OrderOutcome {
  return { ok: false, failure: failureFrom(status, { code, message: noticeMessages[code] }) };
}

async function storeIntent(
  { add }: OutboxStore,
  { place, placeName }: Where,
  { body, isSent, refused }: Unsent,
): Promise<BillId> {
  const call = "id" in body ? updateBill : newBill;
  const press = await pressOf(call, { body, pdf: null });
  const { records } = recordStore.getState();
  const intent = {
    key: press.key,
    place,
    placeName,
    ...billPlaceOf(body, records),
    user: requireSession().user.id,
    madeAt: Math.floor(serverNow()),
    body,
    changedLines: changedLinesOf(body, records),
    ...(isSent && { isSent }),
  };
  const kept = await add(intent, refused);
  // From here on the outbox is responsible for it.
  unansweredWrites.settle(press, { ok: true, reply: {} });
  return id<"bill">(billOf(kept));
}

/** Nothing of a new order, which has its place itself. */
function billPlaceOf(body: BillBody, { bill }: Records): Pick<NewIntent, "billPlace"> {
  const known = "id" in body ? bill.get(body.id) : undefined;
  if (known === undefined) return {};
  const { table, room, servingWay } = known;
  return { billPlace: { table, room, servingWay } };
}

/** Without those that this till does not know. */
function changedLinesOf(body: BillBody, { billItem }: Records): readonly ChangedLine[] {
  return body.billItems.flatMap((item) => {
    const line = "id" in item ? billItem.get(item.id) : undefined;
    return line === undefined ? [] : [{ id: line.id, key: line.key }];
  });
}
