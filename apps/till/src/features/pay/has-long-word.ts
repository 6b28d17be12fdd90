/** How many letters or digits fit beside each other in the narrowest key. */
const fitting = 10;

/**
 * Whether a text has a word that needs a key of twice the width. Thai is broken between words that are written without
 * spaces.
 */
export function hasLongWord(text: string): boolean {
  return text.split(/[ -]/).some((word) => word.length > fitting && !/\p{Script=Thai}/u.test(word));
}
