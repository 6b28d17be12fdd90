import { newBill, updateBill } from "@comanda/contract/bill";
import { noticeMessages } from "@comanda/contract/notice-messages";

import { failureFrom, isServerUnavailable, type Failure } from "#api/failure.ts";
import { outboxMessages } from "#language/outbox-messages.ts";
import { recordStore } from "#records/record-store.ts";
import { staffName } from "#records/to-staff.ts";
import { notifySync } from "#records/start-sync.ts";
import { isOutcomeUnknown } from "@comanda/sync/is-outcome-unknown";
import { sendOnce } from "#records/write.ts";

import { approvalOf } from "../approval/index.ts";
import { requireSession } from "../order/index.ts";
import { printTicketsOf } from "../papers/index.ts";
import type { SendResult } from "@comanda/sync/outbox/deliver-intents";
import type { BodyItem, Intent } from "@comanda/sync/outbox/intent";
import { receiptOf } from "@comanda/sync/outbox/delivery-queue";
import { borrowsRight } from "@comanda/sync/outbox/own-right";

/**
 * Tries once to send an intent. It is done only when the kitchen has its tickets too: a till that dies in between
 * repeats both, and both are idempotent.
 */
export async function sendIntent(intent: Intent): Promise<SendResult> {
  const { key, body } = intent;
  const isAllowed = approvalOf(key).approval !== undefined;
  if (!isAllowed && borrowsRight(intent, requireSession().user.id)) {
    const unsettled = await askWhetherDone(intent);
    if (unsettled !== null) return unsettled;
  }
  const outcome =
    "id" in body
      ? await sendOnce(updateBill, { body, ...approvalOf(key) }, key)
      : await sendOnce(newBill, { body }, key);
  if (!outcome.ok) return toSendResult(outcome.failure);
  const done = receiptOf(outcome.reply, Date.now());
  if (concernsKitchen(body)) {
    const failure = await printTicketsOf(done.bill);
    if (failure !== null && isOutcomeUnknown(failure)) return toSendResult(failure);
  }
  return { kind: "done", done };
}

/** A moment at which no bill was created. */
const never = "2000-01-01 00:00:00";

/**
 * Another user may not send it, but may get the reply of what was done before. Null if it was: the server refuses every
 * other request under its key as such. This one changes nothing, because it is about a bill that there never was.
 */
async function askWhetherDone(intent: Intent): Promise<SendResult | null> {
  const { key, body } = intent;
  const refused: SendResult = { kind: "refused", failure: pressedByAnother(intent) };
  if (intent.isSent !== true || !("id" in body)) return refused;
  const { id, version } = body;
  const asked = { id, version, createdDate: never, billItems: [] };
  const outcome = await sendOnce(updateBill, { body: asked }, key);
  if (outcome.ok || outcome.failure.code === "idempotency-key-reused") return null;
  return isOutcomeUnknown(outcome.failure) ? toSendResult(outcome.failure) : refused;
}

/** The server would take it for a press of the user who is logged in by now. */
function pressedByAnother({ user }: Intent): Failure {
  const { staff } = recordStore.getState().records;
  const member = user === undefined ? undefined : staff.get(user);
  const name = member === undefined ? outboxMessages().anotherUser : staffName(member);
  const code = "pressed-by-another";
  return failureFrom(403, { code, message: noticeMessages[code], isRule: true, about: { name } });
}

/** New lines, what is changed of lines, another table or serving way, and a course that is fired. */
function concernsKitchen(body: Intent["body"]): boolean {
  const { billItems } = body;
  return (
    "fire" in body ||
    "place" in body ||
    "servingWay" in body ||
    billItems.some((item: BodyItem) => concerning.some((field) => field in item))
  );
}

const concerning = ["key", "note", "orderLevel", "seats", "course"] as const;

function toSendResult(failure: Failure): SendResult {
  if (!isOutcomeUnknown(failure)) return { kind: "refused", failure };
  const isServerGone = isServerUnavailable(failure);
  if (isServerGone) notifySync({ kind: "unanswered" });
  return { kind: "unanswered", isServerGone };
}
