import { readPictures } from "@comanda/contract/picture";

import { decodeBase64 } from "#api/base64.ts";
import { callApi } from "#api/call.ts";

import type { KeptPictures } from "./kept-pictures.ts";

/** The server's pictures with these hashes, without those that it does not have; null if it does not answer. */
export async function fetchPictures(hashes: readonly string[]): Promise<KeptPictures | null> {
  const outcome = await callApi(readPictures, { query: { hashes: hashes.join(",") } });
  if (!outcome.ok) return null;
  return new Map(
    outcome.reply.map(({ hash, type, content }) => [
      hash,
      { type, bytes: decodeBase64(content).buffer },
    ]),
  );
}
