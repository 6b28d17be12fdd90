import { compress, type Encoding } from "./compression.ts";

/** Menus and lists of a few locations; each is some kilobytes. */
const maxCachedReplies = 32;

/** Compresses the same content once: many tills load the same menu, and zlib frees its memory late. */
export function compressedReplies(): (
  encoding: Encoding,
  content: { readonly tag: string; readonly text: string | Buffer },
) => Promise<Buffer> {
  const kept = new Map<string, Promise<Buffer>>();
  return (encoding, { tag, text }) => {
    const name = `${encoding} ${tag}`;
    const known = kept.get(name);
    const reply = known ?? compress(encoding, text, "often");
    // A map iterates in the order of insertion, so its first entry is the least recently used one.
    kept.delete(name);
    const [leastRecent] = kept.keys();
    if (kept.size >= maxCachedReplies && leastRecent !== undefined) kept.delete(leastRecent);
    kept.set(name, reply);
    // The callers of `reply` get the error; the next one retries.
    if (known === undefined) reply.catch(() => kept.delete(name));
    return reply;
  };
}
