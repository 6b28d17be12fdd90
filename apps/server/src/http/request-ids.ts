import type { RandomBytes } from "#call/surroundings.ts";

/** Twelve characters, which nobody is given twice. */
const bytesOfId = 9;

/** The system is asked for so many at once: to ask takes longer than all else. */
const idsAtOnce = 128;

/** What each request is called, in its reply and in the log. */
export function requestIds(randomBytes: RandomBytes): () => string {
  let bytes: Buffer = Buffer.alloc(0);
  let used = 0;
  return () => {
    if (used === bytes.length) {
      bytes = randomBytes(bytesOfId * idsAtOnce);
      used = 0;
    }
    used += bytesOfId;
    return bytes.toString("base64url", used - bytesOfId, used);
  };
}
