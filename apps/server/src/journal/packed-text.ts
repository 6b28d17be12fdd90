import { deflateRawSync, inflateRawSync } from "node:zlib";

import { dictionaryOfForm1 } from "./dictionary-of-form-1.ts";
import { dictionaryOfForm2 } from "./dictionary-of-form-2.ts";

/**
 * A hash and a text in a few bytes: the form, the hash, and the text in raw DEFLATE (RFC 1951), which starts from a
 * dictionary of texts that every journal repeats.
 */
export type Packed = { readonly hash: string; readonly text: string };

/**
 * The dictionary of each form: texts as rows and replies repeat them, the most frequent last, where DEFLATE refers to
 * them in the fewest bits. Each form is readable for ever, so a dictionary never changes; a new one is a new form.
 */
const dictionaries: ReadonlyMap<number, Buffer> = new Map([
  [1, dictionaryOfForm1],
  [2, dictionaryOfForm2],
]);
const form = 2;
const hashBytes = 32;
const headBytes = 1 + hashBytes;

/** A window of 8 kB holds the dictionary and most rows; a larger one takes longer and saves nothing. */
const windowBits = 13;

/** Most texts fit into one piece; zlib would make pieces of 16 kB, which take longer than packing itself. */
const chunkSize = 2048;

const zlibOptions = { windowBits, chunkSize };
const deflateOptions = { ...zlibOptions, dictionary: dictionaryOfForm2, level: 6, memLevel: 6 };

const sha256 = /^[\da-f]{64}$/;
export const isSha256 = (hash: string): boolean => sha256.test(hash);

export function packText({ hash, text }: Packed): Uint8Array {
  if (!isSha256(hash)) throw new Error(`Not a SHA-256 in hex: ${hash}`);
  return Buffer.concat([Uint8Array.of(form), Buffer.from(hash, "hex"), ...deflate(text)]);
}

/** Of a short text, such as the reply to an order, compressing saves a few bytes and takes longer than storing it. */
const longestStoredText = 64;

function deflate(text: string): readonly Uint8Array[] {
  if (text.length > longestStoredText) return [deflateRawSync(text, deflateOptions)];
  const bytes = Buffer.from(text);
  return [storedBlockHead(bytes.length), bytes];
}

/** DEFLATE's own way to hold bytes as they are, in its last block: the number of bytes, and its complement. */
function storedBlockHead(length: number): Uint8Array {
  const head = Buffer.alloc(5);
  head.writeUInt8(1);
  head.writeUInt16LE(length, 1);
  head.writeUInt16LE(0xffff - length, 3);
  return head;
}

export function unpackText(packed: Uint8Array): Packed {
  return { hash: packedHash(packed), text: packedText(packed) };
}

/** The text alone. One that was damaged since is empty, which matches no hash. */
export function packedText(packed: Uint8Array): string {
  const dictionary = dictionaries.get(packed[0] ?? 0);
  if (dictionary === undefined) return "";
  try {
    const options = { ...zlibOptions, dictionary };
    return inflateRawSync(packed.subarray(headBytes), options).toString();
  } catch {
    return "";
  }
}

/** The hash alone, without unpacking the text. */
export function packedHash({ buffer, byteOffset, byteLength }: Uint8Array): string {
  const bytes = Buffer.from(buffer, byteOffset, byteLength);
  return bytes.subarray(1, headBytes).toString("hex");
}
