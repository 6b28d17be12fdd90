/** A journal position: its last row, and the prefix of that row's hash. */
export type JournalPosition = { readonly sequence: number; readonly hash: string };

/** A shorter prefix could be forged by trial. */
const minHashDigits = 16;

/** Parses the position printed on a report, with or without its spaces; null if it is invalid. */
export function parseJournalPosition(text: string): JournalPosition | null {
  const [, sequence, hash] = /^(\d{1,15}):([\da-f]{1,64})$/.exec(withoutSeparators(text)) ?? [];
  if (sequence === undefined || hash === undefined || hash.length < minHashDigits) return null;
  return { sequence: Number(sequence), hash };
}

function withoutSeparators(text: string): string {
  return text.replaceAll(/[\s.·-]/g, "").toLowerCase();
}
