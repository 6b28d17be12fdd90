/** What stands at 0x80 to 0x9F; five places are empty. */
const upper = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";
const firstUpper = 0x80;
const firstLatin1 = 0xa0;
const unknown = "?".charCodeAt(0);

/** Encodes a text in Windows-1252. A letter that it lacks loses its marks, or becomes a question mark. */
export function encodeWindows1252(text: string): Uint8Array<ArrayBuffer> {
  const bytes = Array.from(text.normalize("NFC")).flatMap((letter) => {
    const own = byteOf(letter);
    if (own !== null) return [own];
    const plain = Array.from(letter.normalize("NFD"))
      .map(byteOf)
      .filter((byte) => byte !== null);
    return plain.length > 0 ? plain : [unknown];
  });
  return Uint8Array.from(bytes);
}

function byteOf(letter: string): number | null {
  const code = letter.codePointAt(0) ?? 0;
  if (code < firstUpper || (code >= firstLatin1 && code <= 0xff)) return code;
  const place = upper.indexOf(letter);
  return place === -1 ? null : firstUpper + place;
}
