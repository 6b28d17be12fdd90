import { compress, type Encoding } from "./compression.ts";

/** Menus and lists of a few locations; each is some kilobytes. */
const maxCachedReplies = 32;

/** Compresses the same content once: many tills load the same menu, and zlib frees its memory late. */
export function compressedReplies(): (
  encoding: Encoding,
  content: { readonly tag: string; readonly text: string },
) => Promise<Buffer> {
  const kept = new Map<string, Promise<Buffer>>();
  return (encoding, { tag, text }) => {
    const name = `${encoding} ${tag}`;
    const known = kept.get(name);
    if (known !== undefined) return known;
    const [oldest] = kept.keys();
    if (kept.size >= maxCachedReplies && oldest !== undefined) kept.delete(oldest);
    const made = compress(encoding, text, "often");
    kept.set(name, made);
    made.catch(() => kept.delete(name));
    return made;
  };
}
