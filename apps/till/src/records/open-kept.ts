import type { Kept, Opened } from "@comanda/sync/follow/state";

import { isServerAway } from "#api/failure.ts";
import type { Session } from "#api/session.ts";

import { askSince } from "./ask-since.ts";
import { keptFor, type AboutKept } from "./kept-records.ts";
import type { Reference } from "./reference.ts";

/** A server that has not answered by then may as well be gone, and so may what the device keeps. */
const slowMs = 3000;

type Answer = Extract<Opened<Reference>, { readonly kind: "kept" }>["answer"];

/**
 * What this device kept, and what the venue has told since. Nothing of it is shown before the answer: an order that was
 * not sent would be put on a bill of yesterday.
 */
export async function openKept(session: Session): Promise<Opened<Reference>> {
  const found = await within(slowMs, keptFor(session));
  if (found === null) return { kind: "nothing" };
  const { about } = found;
  // The server answers while the rest is being read.
  const [whole, answer] = await Promise.all([
    within(slowMs, found.whole),
    within(slowMs, answerSince(about)),
  ]);
  if (whole === null) return { kind: "nothing" };
  const { ping, mark, isReferenceOld, heardAt } = about;
  const kept: Kept<Reference> = { ...whole, ping, mark, isReferenceOld, heardAt };
  return { kind: "kept", kept, answer };
}

/** Null where there is no server. One that refuses may tell why when it is asked for everything. */
async function answerSince(about: AboutKept): Promise<Answer> {
  const outcome = await askSince(about);
  if (outcome.ok) return outcome.reply;
  return isServerAway(outcome.failure) ? null : "load";
}

/** A browser may never answer, such as one in which another window holds on to an older database. */
async function within<Value>(ms: number, value: Promise<Value>): Promise<Value | null> {
  const late = new Promise<null>((resolve) => void setTimeout(() => resolve(null), ms));
  return await Promise.race([value, late]);
}
