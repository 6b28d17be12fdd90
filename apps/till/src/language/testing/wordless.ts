const letter = /\p{L}/u;

/** Signs and figures are the same in every language. */
export function hasWords(text: string): boolean {
  return letter.test(text);
}
