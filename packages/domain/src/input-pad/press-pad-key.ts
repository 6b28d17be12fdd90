import { isNumberText } from "../money/read-number.ts";
import type { PadLimits } from "./pad-limits.ts";

/** The keys that delete the last character, on the pad and on a keyboard. */
const deleteKeys: ReadonlySet<string> = new Set(["<", "Backspace", "Delete"]);

/** Handles one key of the pad: deletes the last character, or adds the pressed one if it fits. */
export function pressPadKey(text: string, key: string, limits: PadLimits): string {
  return deleteKeys.has(key) ? text.slice(0, -1) : addCharacter(text, key, limits);
}

/**
 * Accepts a number from the keyboard or clipboard with all its separators, to be read or refused as a whole: 1.050
 * without its point would be another amount. Text that is not a number changes nothing.
 */
export function typeNumber(before: string, typed: string, limits: PadLimits): string {
  const text = typed.replace(/^[^\d.,]+/, "").replace(/[^\d.,]+$/, "");
  const isFitting = limits.fraction === null ? /^\d*$/.test(text) : isNumberText(text);
  return isFitting && (limits.keepsLonger || text.length <= limits.maximumLength) ? text : before;
}

export function addCharacter(text: string, character: string, limits: PadLimits): string {
  const { fraction } = limits;
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
