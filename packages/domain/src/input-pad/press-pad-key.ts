import { plainDigits } from "../money/plain-digits.ts";
import type { PadLimits } from "./pad-limits.ts";

/** The keys that delete the last character, on the pad and on a keyboard. */
const deleteKeys: ReadonlySet<string> = new Set(["<", "Backspace", "Delete"]);

/** Handles one key of the pad: deletes the last character, or adds the pressed one if it fits. */
export function pressPadKey(text: string, key: string, limits: PadLimits): string {
  return deleteKeys.has(key) ? text.slice(0, -1) : addCharacter(text, key, limits);
}

/**
 * Accepts what comes from the keyboard or clipboard, without the spaces and currency signs around it. An amount stays
 * as it is typed, to be read or refused as a whole: 1.050 without its point would be another one, and so would −50
 * without its minus. A count changes only if digits are typed.
 */
export function typeNumber(before: string, typed: string, limits: PadLimits): string {
  const text = plainDigits(typed)
    .replace(/^[\s\p{Sc}]+/u, "")
    .replace(/[\s\p{Sc}]+$/u, "");
  if (limits.keepsTyped) return text;
  return /^\d*$/.test(text) && text.length <= limits.maximumLength ? text : before;
}

export function addCharacter(text: string, typed: string, limits: PadLimits): string {
  const { fraction } = limits;
  const character = plainDigits(typed);
  if (text.length >= limits.maximumLength) return text;
  if (character === fraction?.sign) return /[.,]/.test(text) ? text : text + character;
  if (/^[A-Za-z]$/.test(character)) {
    return limits.allowsLetters ? text + character.toUpperCase() : text;
  }
  return /^\d$/.test(character) && !hasAllDecimals(text, fraction) ? text + character : text;
}

function hasAllDecimals(text: string, fraction: PadLimits["fraction"]): boolean {
  const sign = fraction === null ? -1 : text.indexOf(fraction.sign);
  return fraction !== null && sign >= 0 && text.length - sign > fraction.decimals;
}
