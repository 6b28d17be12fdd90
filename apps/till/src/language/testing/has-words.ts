const letter = /\p{L}/u;

/** Signs and digits are the same in every language. */
export function hasWords(text: string): boolean {
  return letter.test(text);
}
