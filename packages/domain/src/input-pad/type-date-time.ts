/** dd/MM/yyyy HH:mm, as many digits as it has and the marks before some of them. */
const marks: Readonly<Record<number, string>> = { 2: "/", 4: "/", 8: " ", 10: ":" };
const dateDigits = 8;
const allDigits = 12;

/** The marks come by themselves: who types 201120261942 has typed 20/11/2026 19:42. */
export function typeDateTime(text: string): string {
  return marked(digitsOf(text).slice(0, allDigits));
}

/** The same for a day without a time. */
export function typeDate(text: string): string {
  return marked(digitsOf(text).slice(0, dateDigits));
}

/** One press on the pad. On a moment that is whole, a digit begins its time anew: the day is mostly right. */
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
