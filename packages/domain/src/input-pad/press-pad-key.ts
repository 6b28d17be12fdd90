import type { PadLimits } from "./pad-limits.ts";

/** The key that takes back, on the pad and on a keyboard. */
const undoKeys: ReadonlySet<string> = new Set(["<", "Backspace", "Delete"]);

/** An amount with a third decimal is a slip: no coin is that small. */
const maximumDecimals = 2;

/** One press on the pad: takes back the last character, adds the one pressed, or changes nothing where it does not fit. */
export function pressPadKey(text: string, key: string, limits: PadLimits): string {
  return undoKeys.has(key) ? text.slice(0, -1) : addCharacter(text, key, limits);
}

/** Pasted or scanned text goes in character by character; what does not fit is left out. */
export function typeIntoPad(text: string, typed: string, limits: PadLimits): string {
  return typed
    .split("")
    .reduce((before, character) => addCharacter(before, character, limits), text);
}

function addCharacter(text: string, character: string, limits: PadLimits): string {
  if (text.length >= limits.maximumLength) return text;
  if (character === ".") return limits.allowsDecimals && !text.includes(".") ? `${text}.` : text;
  if (/^[A-Za-z]$/.test(character)) {
    return limits.allowsLetters ? text + character.toUpperCase() : text;
  }
  return /^\d$/.test(character) && !hasAllDecimals(text) ? text + character : text;
}

function hasAllDecimals(text: string): boolean {
  const point = text.indexOf(".");
  return point >= 0 && text.length - point > maximumDecimals;
}
