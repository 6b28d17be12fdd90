/** A letter with the marks above and below it. */
const wholeCharacter = /\P{M}\p{M}*/gu;

/** Cuts a text to so many characters, of which none loses its marks. */
export function cutText(text: string, characters: number): string {
  return (text.trim().normalize("NFC").match(wholeCharacter) ?? [])
    .slice(0, characters)
    .join("")
    .trim();
}

/** The Latin letters of a text without their marks, which is all that EMV codes hold: Phở Đông becomes Pho Dong. */
export function toLatinText(text: string, characters: number): string {
  const plain = text
    .replaceAll(/[đĐ]/g, (letter) => (letter === "đ" ? "d" : "D"))
    .normalize("NFD")
    .replaceAll(/[^ -~]/g, "")
    .replaceAll(/ +/g, " ");
  return cutText(plain, characters);
}
