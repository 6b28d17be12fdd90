/** The accents that NFD splits off Latin letters; Thai vowels and tones lie elsewhere and stay. */
const latinAccents = /[\u0300-\u036f]/g;

/** Letters that no accent can be taken off, as somebody without them on the keyboard types them. */
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

/** Makes texts alike that a person searching means alike: Đặng, dang and DANG are one. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(latinAccents, "")
    .normalize("NFC")
    .replaceAll(specialLetters, (letter) => plainLetters.get(letter) ?? letter)
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** Whether every word that is searched for occurs in the text. */
export function matchesSearch(text: string, search: string): boolean {
  const folded = foldText(text);
  return foldText(search)
    .split(" ")
    .every((word) => folded.includes(word));
}
