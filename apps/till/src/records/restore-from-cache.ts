import type { OpenedCache } from "@comanda/sync/follow/state";

import { isServerUnavailable } from "#api/failure.ts";
import type { Session } from "#api/session.ts";

import { fetchChangesSince } from "./fetch-changes-since.ts";
import { readSessionCache, type CacheInfo } from "./record-cache.ts";
import type { Reference } from "./reference.ts";

/** How long to wait for the server, and for the device database, before starting without. */
const timeoutMs = 3000;

type ServerReply = Extract<OpenedCache<Reference>, { readonly kind: "kept" }>["answer"];

/**
 * The cached records and the changes since. Nothing is shown before the server answers: an unsent order might go on a
 * bill of yesterday.
 */
export async function restoreFromCache(
  session: Session,
  synced: Promise<unknown>,
): Promise<OpenedCache<Reference>> {
  const found = await withTimeout(timeoutMs, readSessionCache(session));
  if (found === null) return { kind: "nothing" };
  const { about } = found;
  // The request runs while the rest is read.
  const [content, answer] = await Promise.all([
    withTimeout(timeoutMs, found.content),
    withTimeout(timeoutMs, fetchReplySince(about)),
  ]);
  if (content === null) return { kind: "nothing" };
  // The file that is synced with decides what is served now; a venue without scheduled menus need not wait for it.
  if (content.reference.scheduledMenus.length > 0) await withTimeout(timeoutMs, synced);
  return { kind: "kept", kept: { ...about, ...content, isPartial: true }, answer };
}

/** Null if the server is unreachable. If it refuses, a full load shows the reason. */
async function fetchReplySince(about: CacheInfo): Promise<ServerReply> {
  const outcome = await fetchChangesSince(about);
  if (outcome.ok) return outcome.reply;
  return isServerUnavailable(outcome.failure) ? null : "load";
}

/** A browser may never answer, for example while another window keeps an older database open. */
async function withTimeout<Value>(ms: number, value: Promise<Value>): Promise<Value | null> {
  const late = new Promise<null>((resolve) => void setTimeout(() => resolve(null), ms));
  return await Promise.race([value, late]);
}
