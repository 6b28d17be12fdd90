import type { Kept, Opened } from "@comanda/sync/follow/state";

import { isServerAway } from "#api/failure.ts";
import type { Session } from "#api/session.ts";

import { askSince } from "./fetch-changes-since.ts";
import { keptFor, type AboutKept } from "./record-cache.ts";
import type { Reference } from "./reference.ts";

/** How long to wait for the server, and for the device database, before starting without. */
const slowMs = 3000;

type Answer = Extract<Opened<Reference>, { readonly kind: "kept" }>["answer"];

/**
 * The cached records and the changes since. Nothing is shown before the server answers: an unsent order might go on a
 * bill of yesterday.
 */
export async function openKept(session: Session): Promise<Opened<Reference>> {
  const found = await within(slowMs, keptFor(session));
  if (found === null) return { kind: "nothing" };
  const { about } = found;
  // The request runs while the rest is read.
  const [whole, answer] = await Promise.all([
    within(slowMs, found.whole),
    within(slowMs, answerSince(about)),
  ]);
  if (whole === null) return { kind: "nothing" };
  const { ping, mark, isReferenceOld, heardAt } = about;
  const kept: Kept<Reference> = { ...whole, ping, mark, isReferenceOld, heardAt };
  return { kind: "kept", kept, answer };
}

/** Null if the server is unreachable. If it refuses, a full load shows the reason. */
async function answerSince(about: AboutKept): Promise<Answer> {
  const outcome = await askSince(about);
  if (outcome.ok) return outcome.reply;
  return isServerAway(outcome.failure) ? null : "load";
}

/** A browser may never answer, for example while another window keeps an older database open. */
async function within<Value>(ms: number, value: Promise<Value>): Promise<Value | null> {
  const late = new Promise<null>((resolve) => void setTimeout(() => resolve(null), ms));
  return await Promise.race([value, late]);
}
