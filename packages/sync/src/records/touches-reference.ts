import type { JournalRow } from "./apply-changes.ts";

/** What the back office changes of that which this till does not follow row by row. */
const kinds: ReadonlySet<string> = new Set([
  "article",
  "category",
  "favorite",
  "mixerGroup",
  "orderLevel",
  "productGroup",
  "payType",
  "promotion",
  "commission",
  "customerType",
  "currency",
  "stockItem",
  "location",
]);

/** Whether what was loaded of menu, prices and pay types is older than a row of the journal. */
export function touchesReference({ insert, update, delete: gone }: JournalRow): boolean {
  return [insert, update, gone].some((lists) => Object.keys(lists).some((kind) => kinds.has(kind)));
}
