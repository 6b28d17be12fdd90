/** The separators of dd/MM/yyyy HH:mm, by the number of digits before them. */
const marks: Readonly<Record<number, string>> = { 2: "/", 4: "/", 8: " ", 10: ":" };
const dateDigits = 8;
const allDigits = 12;

/** Adds the separators: typing 201120261942 gives 20/11/2026 19:42. */
export function typeDateTime(text: string): string {
  return marked(digitsOf(text).slice(0, allDigits));
}

/** The same for a date without a time. */
export function typeDate(text: string): string {
  return marked(digitsOf(text).slice(0, dateDigits));
}

/**
 * Handles one key of the pad. On a complete date and time, a digit starts the time again, because the date is usually
 * right.
 */
export function pressDateTimeKey(text: string, key: string): string {
  const digits = digitsOf(text);
  if (key === "<") return marked(digits.slice(0, -1));
  if (!/^\d$/.test(key)) return text;
  return marked((digits.length < allDigits ? digits : digits.slice(0, dateDigits)) + key);
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, "");
}

function marked(digits: string): string {
  return Array.from(digits, (digit, index) => (marks[index] ?? "") + digit).join("");
}
