import type { ReplyOf } from "@comanda/contract/call";
import type { sendPing } from "@comanda/contract/ping";

import { networkError } from "#api/failure.ts";
import type { Session } from "#api/session.ts";

import { askSince } from "./ask-since.ts";
import { referenceInStock } from "./in-stock.ts";
import { keptRecordsOf, type KeptRecords } from "./kept-records.ts";
import { connect, hear, recordStore, takeWhole } from "./record-store.ts";
import { isSameSession } from "./same-session.ts";
import { takeRows } from "./take-rows.ts";

/** A server that has not answered by then may as well be gone, and so may what the device keeps. */
const slowMs = 3000;

/**
 * Begins with what this device kept and what the venue has told since, or with that alone where nobody answers. It is
 * not shown before: an order that was not sent would be put on a bill of yesterday. Where the venue has another menu by
 * now, or cannot tell what came since, nothing is begun, and everything has to be loaded.
 */
export async function beginWithKept(session: Session): Promise<void> {
  const kept = await within(slowMs, keptRecordsOf(session).catch(keepsNothing));
  if (kept === null) return;
  const answer = await within(slowMs, answerSince(kept));
  if (!isSameSession(session) || recordStore.getState().reference !== null) return;
  if (answer === null) beginAlone(kept);
  else if (answer !== "load" && !answer.reload) goOn(kept, answer.rows);
}

type Answer = ReplyOf<typeof sendPing>;

/** Null where there is no server. One that refuses may tell why when it is asked for everything. */
async function answerSince(kept: KeptRecords): Promise<Answer | "load" | null> {
  const outcome = await askSince(kept);
  if (outcome.ok) return outcome.reply;
  return outcome.failure.code === networkError.code ? null : "load";
}

function goOn(kept: KeptRecords, rows: Answer["rows"]): void {
  const known = takeRows({ ...kept, waiting: new Map(), settingsTold: 0 }, rows);
  if (known.isReferenceOld) return;
  hear();
  const { records, ping, mark } = known;
  const reference = referenceInStock(kept.reference, records);
  takeWhole(records, { reference, ping, mark, isKept: false });
}

function beginAlone({ records, heardAt, ...known }: KeptRecords): void {
  hear(heardAt);
  takeWhole(records, { ...known, isKept: true });
  connect("lost");
}

function keepsNothing(): null {
  return null;
}

/** A browser may never answer, such as one in which another window holds on to an older database. */
async function within<Value>(ms: number, value: Promise<Value>): Promise<Value | null> {
  const late = new Promise<null>((resolve) => void setTimeout(() => resolve(null), ms));
  return await Promise.race([value, late]);
}
