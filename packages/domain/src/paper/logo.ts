import { bytesOf, startOf } from "../text/file-bytes.ts";
import { dotsPerByte, type Dots } from "./dots.ts";

/**
 * The largest logo in dots: 46 by 20 mm. It fits on paper of 58 mm, whose 384 dots have margins, and leaves the name of
 * the venue in sight.
 */
export const logoLimits = { widthDots: 368, heightDots: 160 } as const;

/** Why a file cannot be a logo. */
export const logoProblems = ["not-a-logo", "logo-too-large"] as const;
export type LogoProblem = { readonly problem: (typeof logoProblems)[number] };

/** The first 14 bytes hold the header of every bitmap with sides of at most four digits. */
const longestHeader = 14;
const headerPattern = /^P4\n([1-9]\d{0,3}) ([1-9]\d{0,3})\n/;

/**
 * Accepts a logo as a portable bitmap (PBM, P4): a header with the size, and one bit per dot. There is nothing to unpack,
 * so its length is known from its header. Comments and other spellings of the same header are refused: one picture has
 * one file.
 */
export function readLogo(file: Uint8Array): Dots | LogoProblem {
  const [header, width, height] = headerPattern.exec(startOf(file, longestHeader)) ?? [];
  if (header === undefined) return { problem: "not-a-logo" };
  const [widthDots, heightDots] = [Number(width), Number(height)];
  if (widthDots > logoLimits.widthDots || heightDots > logoLimits.heightDots)
    return { problem: "logo-too-large" };
  const bytes = file.subarray(header.length);
  const isWhole =
    widthDots % dotsPerByte === 0 && bytes.length === (widthDots / dotsPerByte) * heightDots;
  return isWhole ? { widthDots, heightDots, bytes } : { problem: "not-a-logo" };
}

/** The file of a logo. */
export function writeLogo({ widthDots, heightDots, bytes }: Dots): Uint8Array<ArrayBuffer> {
  const header = bytesOf(`P4\n${widthDots} ${heightDots}\n`);
  const file = new Uint8Array(header.length + bytes.length);
  file.set(header);
  file.set(bytes, header.length);
  return file;
}
