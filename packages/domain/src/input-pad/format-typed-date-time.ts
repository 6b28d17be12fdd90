/** The separators of dd/MM/yyyy HH:mm, by the number of digits before them. */
const separators: Readonly<Record<number, string>> = { 2: "/", 4: "/", 8: " ", 10: ":" };
const dateDigits = 8;
const allDigits = 12;

/** Adds the separators: typing 201120261942 gives 20/11/2026 19:42. */
export function formatTypedDateTime(text: string): string {
  return withSeparators(digitsOf(text).slice(0, allDigits));
}

/** The same for a date without a time. */
export function formatTypedDate(text: string): string {
  return withSeparators(digitsOf(text).slice(0, dateDigits));
}

/**
 * Handles one key of the pad. On a complete date and time, a digit starts the time again, because the date is usually
 * right.
 */
export function pressDateTimeKey(text: string, key: string): string {
  const digits = digitsOf(text);
  if (key === "<") return withSeparators(digits.slice(0, -1));
  if (!/^\d$/.test(key)) return text;
  return withSeparators((digits.length < allDigits ? digits : digits.slice(0, dateDigits)) + key);
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, "");
}

function withSeparators(digits: string): string {
  return Array.from(digits, (digit, index) => (separators[index] ?? "") + digit).join("");
}
