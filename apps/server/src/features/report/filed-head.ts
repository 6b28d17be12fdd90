import type { JournalHead } from "#journal/journal-store.ts";

/** So much of a hash can be typed from a paper, and nobody finds another journal that has it: 96 bits. */
const shownDigits = 24;

/** As reports show it. */
export function shownHead({ sequence, hash }: JournalHead): string {
  return `${sequence}:${hash.slice(0, shownDigits)}`;
}

/** As it is filed, with the whole hash. */
export function filedHead({ sequence, hash }: JournalHead): string {
  return `${sequence}:${hash}`;
}

/** Null for a report that was filed before releases that write it down. */
export function readFiledHead(filed: string): JournalHead | null {
  const [sequence, hash] = filed.split(":");
  return hash === undefined ? null : { sequence: Number(sequence), hash };
}
