/** DATEV gives no others to a tax consultant, and to a client of theirs. */
export function isConsultantNumber(text: string): boolean {
  return /^\d{4,7}$/.test(text) && Number(text) >= 1001;
}

export function isClientNumber(text: string): boolean {
  return /^[1-9]\d{0,4}$/.test(text);
}
