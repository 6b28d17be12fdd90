import type { OpenedCache } from "@comanda/sync/follow/state";

import { isServerUnavailable } from "#api/failure.ts";
import type { Session } from "#api/session.ts";

import { fetchChangesSince } from "./fetch-changes-since.ts";
import { readSessionCache, type CacheInfo } from "./record-cache.ts";
import type { Reference } from "./reference.ts";
import { withTimeout } from "./with-timeout.ts";

type ServerReply = Extract<OpenedCache<Reference>, { readonly kind: "kept" }>["answer"];

/**
 * The cached records and the changes since. Nothing is shown before the server answers: an unsent order might go on a
 * bill of yesterday.
 */
export async function restoreFromCache(session: Session): Promise<OpenedCache<Reference>> {
  const found = await withTimeout(readSessionCache(session));
  if (found === null) return { kind: "nothing" };
  const { about } = found;
  // The request runs while the rest is read.
  const [content, answer] = await Promise.all([
    withTimeout(found.content),
    withTimeout(fetchReplySince(about)),
  ]);
  if (content === null) return { kind: "nothing" };
  return { kind: "kept", kept: { ...about, ...content, isPartial: true }, answer };
}

/** Null if the server is unreachable. If it refuses, a full load shows the reason. */
async function fetchReplySince(about: CacheInfo): Promise<ServerReply> {
  const outcome = await fetchChangesSince(about);
  if (outcome.ok) return outcome.reply;
  return isServerUnavailable(outcome.failure) ? null : "load";
}
