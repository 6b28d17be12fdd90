/** The letters and digits of an international account number; null unless its check digits are right. */
export function readIban(typed: string): string | null {
  const iban = typed.replaceAll(/\s/g, "").toUpperCase();
  return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban) && remainderOf97(iban) === 1 ? iban : null;
}

/** The country and check digits go to the end, and letters count from 10 (ISO 13616). */
function remainderOf97(iban: string): number {
  let remainder = 0;
  for (const character of `${iban.slice(4)}${iban.slice(0, 4)}`) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}
