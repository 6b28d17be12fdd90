import type { RandomBytes } from "#call/runtime.ts";

/** Twelve characters, which are never repeated. */
const idBytes = 9;

/** Random bytes for so many ids are fetched at once, because each fetch costs more than all else. */
const idsPerFetch = 128;

/** The id of each request, in its reply and in the log. */
export function requestIds(randomBytes: RandomBytes): () => string {
  let bytes: Buffer = Buffer.alloc(0);
  let used = 0;
  return () => {
    if (used === bytes.length) {
      bytes = randomBytes(idBytes * idsPerFetch);
      used = 0;
    }
    used += idBytes;
    return bytes.toString("base64url", used - idBytes, used);
  };
}
