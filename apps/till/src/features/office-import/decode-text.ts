import { decodeStrictly } from "#api/read-file.ts";

/** Encodings of older programs. The bytes of a text do not show which of them it is in. */
export const legacyEncodings = ["windows-1252", "windows-874", "windows-1258"] as const;
export type LegacyEncoding = (typeof legacyEncodings)[number];

export type DecodedText = {
  readonly text: string;
  /** Whether the text is in none of the Unicode encodings, so that its letters depend on the encoding that was chosen. */
  readonly isLegacy: boolean;
};

/** The text of a file by its byte order mark, as UTF-8, or as the given encoding; null if it is no text. */
export function decodeText(bytes: Uint8Array, legacy: LegacyEncoding): DecodedText | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return asUnicode(bytes, "utf-16le");
  if (first === 0xfe && second === 0xff) return asUnicode(bytes, "utf-16be");
  const decoded = asUnicode(bytes, "utf-8");
  if (decoded !== null) return decoded;
  const text = new TextDecoder(legacy).decode(bytes);
  return isPlain(text) ? { text, isLegacy: true } : null;
}

function asUnicode(bytes: Uint8Array, encoding: string): DecodedText | null {
  const text = decodeStrictly(bytes, encoding);
  return text !== null && isPlain(text) ? { text, isLegacy: false } : null;
}

/** Pictures and programs hold bytes that no text has. */
function isPlain(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- these are what is looked for
  return !/[\u0000-\u0008\u000E-\u001F]/.test(text);
}
