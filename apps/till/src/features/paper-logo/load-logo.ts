import { readLogo } from "@comanda/contract/logo";
import type { Dots } from "@comanda/domain/paper/dots";
import { readLogo as readDots } from "@comanda/domain/paper/logo";

import { decodeBase64 } from "#api/base64.ts";
import { callApi } from "#api/call.ts";

/** What a hash names never changes. A venue has few logos. */
const known = new Map<string, Dots>();

/** The logo with this hash; null without one, or if the server does not answer: a paper is readable without it. */
export async function loadLogo(hash: string | null | undefined): Promise<Dots | null> {
  if (hash === null || hash === undefined) return null;
  const found = known.get(hash);
  if (found !== undefined) return found;
  const outcome = await callApi(readLogo, { params: { hash } });
  if (!outcome.ok) return null;
  const { content } = outcome.reply;
  const logo = content === null ? null : readDots(decodeBase64(content));
  if (logo === null || "problem" in logo) return null;
  known.set(hash, logo);
  return logo;
}
