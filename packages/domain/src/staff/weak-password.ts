/** In code points. */
export const passwordMinimumLength = 8;

export type PasswordContext = {
  /** Words that everyone at the venue knows: its names, and the username. */
  readonly names: readonly string[];
  /** Whether a lower-case password is on the list of common passwords. */
  readonly isCommon: (password: string) => boolean;
};

/**
 * A password needs eight characters and must not be easy to guess: no common password, no name of the venue or user, no
 * run such as 12345678. There is no rule about kinds of characters.
 */
export function isWeakPassword(password: string, { names, isCommon }: PasswordContext): boolean {
  const text = password.normalize("NFC").toLowerCase();
  const isName = names.some(
    (name) => normalizedLetters(name) !== "" && normalizedLetters(name) === normalizedLetters(text),
  );
  return (
    Array.from(text).length < passwordMinimumLength ||
    isName ||
    isCharacterRun(text) ||
    isCommon(text)
  );
}

/** Makes Lotus House and lotus-house equal. */
function normalizedLetters(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Mark}\p{Number}]/gu, "");
}

/** Whether all characters are the same distance apart: aaaaaaaa, 12345678, hgfedcba. */
function isCharacterRun(text: string): boolean {
  const codes = Array.from(text, (sign) => sign.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  const [first = 0] = steps;
  return Math.abs(first) <= 1 && steps.every((step) => step === first);
}
