/** Writes the digits of every script as 0 to 9: ๑๐, ١٠ and １０ are 10. */
export function plainDigits(text: string): string {
  return text.replaceAll(/(?![0-9])\p{Nd}/gu, digitValue);
}

/** Unicode has the digits of a script in a row from its zero on, and rows that touch each other are of ten, too. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}
