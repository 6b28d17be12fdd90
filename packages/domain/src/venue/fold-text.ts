/** The accents that NFD splits off Latin letters; Thai vowels and tones lie elsewhere and stay. */
const latinAccents = /[\u0300-\u036F]/g;

/** Makes texts alike that a person searching means alike: Đặng, dang and DANG are one. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(latinAccents, "")
    .normalize("NFC")
    .replaceAll("đ", "d")
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
