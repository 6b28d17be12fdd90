import { removeInvisibleCharacters } from "./tidy-text.ts";

/** The accents that NFD separates from Latin letters. Thai vowels and tones are in other ranges and stay. */
const latinAccents = /[\u0300-\u036f]/g;

/** Letters that NFD does not decompose, as typed without a special keyboard. */
const plainLetters = new Map([
  ["đ", "d"],
  ["ø", "o"],
  ["ł", "l"],
  ["ı", "i"],
  ["ß", "ss"],
  ["æ", "ae"],
  ["œ", "oe"],
]);
const specialLetters = new RegExp(`[${[...plainLetters.keys()].join("")}]`, "g");

/** Folds text for searching: Đặng, dang and DANG become equal. */
export function foldText(text: string): string {
  return removeInvisibleCharacters(text)
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(latinAccents, "")
    .normalize("NFC")
    .replaceAll(specialLetters, (letter) => plainLetters.get(letter) ?? letter)
    .replaceAll(/\s+/g, " ")
    .trim();
}
