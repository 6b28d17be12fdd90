import type { ReplyOf } from "@comanda/contract/call";
import type { sendPing } from "@comanda/contract/ping";

import { isServerAway } from "#api/failure.ts";
import type { Session } from "#api/session.ts";

import { askSince } from "./ask-since.ts";
import { referenceInStock } from "./in-stock.ts";
import { keptFor, type AboutKept, type KeptRecords } from "./kept-records.ts";
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
  const found = await within(slowMs, keptFor(session));
  if (found === null) return;
  const { about } = found;
  // The server answers while the rest is being read.
  const [kept, answer] = await Promise.all([
    within(slowMs, found.whole),
    within(slowMs, answerSince(about)),
  ]);
  if (!isSameSession(session) || recordStore.getState().reference !== null) return;
  if (kept === null) return;
  if (answer === null) beginAlone(kept, about);
  else if (answer !== "load" && !answer.reload) goOn(kept, about, answer.rows);
}

type Answer = ReplyOf<typeof sendPing>;

/** Null where there is no server. One that refuses may tell why when it is asked for everything. */
async function answerSince(about: AboutKept): Promise<Answer | "load" | null> {
  const outcome = await askSince(about);
  if (outcome.ok) return outcome.reply;
  return isServerAway(outcome.failure) ? null : "load";
}

function goOn(kept: KeptRecords, about: AboutKept, rows: Answer["rows"]): void {
  const before = { ...about, records: kept.records, waiting: new Map(), settingsTold: 0 };
  const { records, ping, mark, isReferenceOld } = takeRows(before, rows);
  if (isReferenceOld) return;
  hear();
  const reference = referenceInStock(kept.reference, records);
  takeWhole(records, { reference, ping, mark, isKept: false });
}

function beginAlone({ records, reference }: KeptRecords, about: AboutKept): void {
  const { ping, mark, isReferenceOld, heardAt } = about;
  hear(heardAt);
  takeWhole(records, { reference, ping, mark, isReferenceOld, isKept: true });
  connect("lost");
}

/** A browser may never answer, such as one in which another window holds on to an older database. */
async function within<Value>(ms: number, value: Promise<Value>): Promise<Value | null> {
  const late = new Promise<null>((resolve) => void setTimeout(() => resolve(null), ms));
  return await Promise.race([value, late]);
}
