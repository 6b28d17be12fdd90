import type { JournalHead } from "#journal/journal-store.ts";

/** A hash prefix short enough to type from a paper, and too long to forge: 96 bits. */
const shownDigits = 24;

/** As reports show it. */
export function shownHead({ sequence, hash }: JournalHead): string {
  return `${sequence}:${hash.slice(0, shownDigits)}`;
}

/** As reports store it, with the full hash. */
export function filedHead({ sequence, hash }: JournalHead): string {
  return `${sequence}:${hash}`;
}

/** Null for a report of an older release, which did not store it. */
export function readFiledHead(filed: string): JournalHead | null {
  const [sequence, hash] = filed.split(":");
  return hash === undefined ? null : { sequence: Number(sequence), hash };
}
