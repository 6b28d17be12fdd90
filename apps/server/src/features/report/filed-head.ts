import type { JournalHead } from "#journal/journal-store.ts";

/** A hash prefix short enough to type from a paper, and too long to forge: 96 bits. */
const prefixDigits = 24;

/** As reports show it. */
export function formatHead({ sequence, hash }: JournalHead): string {
  return `${sequence}:${hash.slice(0, prefixDigits)}`;
}

/** As reports store it, with the full hash. */
export function serializeHead({ sequence, hash }: JournalHead): string {
  return `${sequence}:${hash}`;
}

/** Null for a report of an older release, which did not store it. */
export function parseFiledHead(filed: string): JournalHead | null {
  const [sequence, hash] = filed.split(":");
  return hash === undefined ? null : { sequence: Number(sequence), hash };
}
