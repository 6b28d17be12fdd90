import { plainNumber } from "../money/plain-number.ts";
import type { PadLimits } from "./pad-limits.ts";

/** The keys that delete the last character, on the pad and on a keyboard. */
const deleteKeys: ReadonlySet<string> = new Set(["<", "Backspace", "Delete"]);

/** Handles one key of the pad: deletes the last character, or adds the pressed one if it fits. */
export function pressPadKey(text: string, key: string, limits: PadLimits): string {
  if (deleteKeys.has(key)) return Array.from(text).slice(0, -1).join("");
  const isStray = limits.keepsTyped && !limits.allowsLetters && !canGrow(text);
  const begun = isStray ? "" : text;
  const pressed = addCharacter(begun, key, limits);
  return pressed === begun ? text : pressed;
}

/** Whether a key can add to the text; one with a stray letter would never become a number. */
function canGrow(text: string): boolean {
  return /^[\d.,\s'’\-−]*$/.test(text);
}

/**
 * Accepts what comes from the keyboard or clipboard, without invisible characters, and without the spaces and the
 * currency around it. An amount stays as it is typed, to be read or refused as a whole: 1.050 without its point would be
 * another one, and so would −50 without its minus. A count changes only if digits are typed.
 */
export function typeNumber(before: string, typed: string, limits: PadLimits): string {
  const text = withoutAround(plainNumber(typed), limits.textsAround);
  if (limits.keepsTyped) return text;
  return /^\d*$/.test(text) && text.length <= limits.maximumLength ? text : before;
}

/** The đ of a keyboard stands for the sign ₫. */
function withoutAround(typed: string, texts: readonly string[]): string {
  const trimmed = typed.trim();
  const before = longest(texts.filter((text) => trimmed.startsWith(text)));
  const rest = trimmed.slice(before.length);
  const after = longest(texts.filter((text) => rest.endsWith(text)));
  const number = rest.slice(0, rest.length - after.length);
  return number.replaceAll(/^[\s\p{Sc}đ]+|[\s\p{Sc}đ]+$/gu, "");
}

function longest(texts: readonly string[]): string {
  return texts.toSorted((one, other) => other.length - one.length)[0] ?? "";
}

export function addCharacter(text: string, typed: string, limits: PadLimits): string {
  const { fraction } = limits;
  const character = plainNumber(typed);
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
