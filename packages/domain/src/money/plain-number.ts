/**
 * Writes the digits of every script as 0 to 9, the full-width comma and point as those of numbers, and no invisible
 * characters, which pasted texts bring along: ๑๐, ١٠ and １０ are 10.
 */
export function plainNumber(text: string): string {
  return text
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll("，", ",")
    .replaceAll("．", ".")
    .replaceAll(/(?![0-9])\p{Nd}/gu, digitValue);
}

/** Unicode has the digits of a script in a row from its zero on, and rows that touch each other are of ten, too. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}
