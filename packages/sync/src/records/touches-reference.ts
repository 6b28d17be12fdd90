import type { JournalRow } from "./apply-changes.ts";

/** The kinds of back-office records that this till does not follow row by row. */
const referenceKinds: ReadonlySet<string> = new Set([
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

/** Whether a journal row makes the loaded menu, prices and pay types outdated. */
export function touchesReference({ insert, update, delete: gone }: JournalRow): boolean {
  return [insert, update, gone].some((lists) =>
    Object.keys(lists).some((kind) => referenceKinds.has(kind)),
  );
}
