/** Where the journal stood: its last row, and how the hash of that row begins. */
export type JournalMark = { readonly sequence: number; readonly hash: string };

/** Shorter beginnings of a hash are found by trying. */
const shortest = 16;

/** Reads what stands on a report, with the spaces that make it readable or without; null where it is none. */
export function readMark(text: string): JournalMark | null {
  const [, sequence, hash] = /^(\d{1,15}):([\da-f]{1,64})$/.exec(plain(text)) ?? [];
  if (sequence === undefined || hash === undefined || hash.length < shortest) return null;
  return { sequence: Number(sequence), hash };
}

function plain(text: string): string {
  return text.replaceAll(/[\s.·-]/g, "").toLowerCase();
}
