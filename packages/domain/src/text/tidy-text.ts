/**
 * Invisible characters that pasted texts bring along: hints where a line may break or must not, marks of the direction
 * of writing, and the mark at the start of a file.
 */
const invisibleCharacters =
  /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/g;

/** Joiners shape Arabic and Indic letters, and make one emoji of several; elsewhere they are invisible. */
const joiners = /[\u200C\u200D]+/g;
const joinsNothing =
  /[\p{Script=Latin}\p{Script=Thai}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Han}\p{Decimal_Number}\p{Punctuation}\s]$/u;

/** Removes invisible characters. */
export function removeInvisibleCharacters(text: string): string {
  const seen = text.replaceAll(invisibleCharacters, "");
  return seen.replaceAll(joiners, (run, at: number) => {
    // A letter may take two units.
    const before = seen.slice(Math.max(0, at - 2), at);
    const after = seen.charAt(at + run.length).trim();
    return before === "" || after === "" || joinsNothing.test(before) ? "" : run;
  });
}

/** A text as it is stored: what looks the same is spelled the same. */
export function tidyText(text: string): string {
  return removeInvisibleCharacters(text.normalize("NFC")).trim();
}

/** A name as it is stored: any gap between its words, also a line end, is one space. */
export function tidyName(name: string): string {
  return tidyText(name).replaceAll(/\s+/g, " ").trim();
}
