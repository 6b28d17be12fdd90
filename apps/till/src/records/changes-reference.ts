import type { JournalRow } from "./apply-changes.ts";

/** What the back office changes of it, by the names that change lists give them. */
const kinds = [
  "article",
  "category",
  "favorite",
  "mixerGroup",
  "orderLevel",
  "promotion",
  "commission",
  "payType",
  "currency",
  "customerType",
  "stockItem",
  "location",
];

/** Whether a row of the journal is about what is loaded as a whole. */
export function changesReference({ insert, update, delete: gone }: JournalRow): boolean {
  return kinds.some((kind) => [insert, update, gone].some((lists) => kind in lists));
}
