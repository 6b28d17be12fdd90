import type { PadLimits } from "./pad-limits.ts";
import { pressPadKey, typeNumber } from "./press-pad-key.ts";

/** The key that changes the sign, and what it writes. */
export const minus = "-";

export function isNegative(text: string): boolean {
  return /^\s*[-−]/.test(text);
}

/** Handles one key of a pad whose number may be negative: the minus key sets the sign, or takes it away again. */
export function pressSignedKey(text: string, key: string, limits: PadLimits): string {
  const { sign, size } = split(text);
  if (key === minus) return (sign === "" ? minus : "") + size;
  const pressed = pressPadKey(size, key, limits);
  // With nothing left to delete, the delete key takes the sign away.
  return size === "" && pressed === "" ? "" : sign + pressed;
}

/** The same as `typeNumber`, with a sign before the number. */
export function typeSignedNumber(before: string, typed: string, limits: PadLimits): string {
  const { sign, size } = split(typed);
  return sign + typeNumber(split(before).size, size, limits);
}

function split(text: string) {
  const size = text.replace(/^\s*[-−]/, "");
  return { sign: size === text ? "" : minus, size };
}
