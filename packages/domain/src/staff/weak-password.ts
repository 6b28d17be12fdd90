/** In code points. What is longer is welcome, up to what a field holds. */
export const passwordMinimumLength = 8;

export type PasswordSurroundings = {
  /** What everyone at the venue knows: its names, and the username. */
  readonly names: readonly string[];
  /** Whether a password, in small letters, is among those that are guessed first. */
  readonly isCommon: (password: string) => boolean;
};

/**
 * A password has eight characters or more, and is none that is guessed first: no common one, no name of the venue or
 * the person, no run such as 12345678. Which signs it is made of is nobody's business.
 */
export function isWeakPassword(
  password: string,
  { names, isCommon }: PasswordSurroundings,
): boolean {
  const text = password.normalize("NFC").toLowerCase();
  const isName = names.some(
    (name) => lettersOf(name) !== "" && lettersOf(name) === lettersOf(text),
  );
  return Array.from(text).length < passwordMinimumLength || isName || isRun(text) || isCommon(text);
}

/** Lotus House is the same as lotus-house. */
function lettersOf(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Mark}\p{Number}]/gu, "");
}

/** Each sign is as far from the last one as that was from the one before: aaaaaaaa, 12345678, hgfedcba. */
function isRun(text: string): boolean {
  const codes = Array.from(text, (sign) => sign.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  const [first = 0] = steps;
  return Math.abs(first) <= 1 && steps.every((step) => step === first);
}
