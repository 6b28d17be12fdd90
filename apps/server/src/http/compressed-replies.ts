import { promisify } from "node:util";
import { gzip } from "node:zlib";

const compress = promisify(gzip);

/** Menus and lists of a few locations; each is some kilobytes. */
const maximumKept = 32;

/** Compresses the same content once: many tills ask for the same menu, and zlib's memory comes back late. */
export function compressedReplies(): (tag: string, text: string) => Promise<Buffer> {
  const kept = new Map<string, Promise<Buffer>>();
  return (tag, text) => {
    const known = kept.get(tag);
    if (known !== undefined) return known;
    const [oldest] = kept.keys();
    if (kept.size >= maximumKept && oldest !== undefined) kept.delete(oldest);
    const made = compress(text);
    kept.set(tag, made);
    made.catch(() => kept.delete(tag));
    return made;
  };
}
