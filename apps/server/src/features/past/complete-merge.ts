import { mergeBill } from "@comanda/contract/split-merge";

import type { Change } from "#journal/changes.ts";
import type { JournalEntry } from "#journal/hash-entry.ts";

type BillUpdate = Extract<Change, { readonly kind: "update" }>;

/**
 * Adds which bill took the lines of a merged one to a journal row of an early release. The migration has derived that
 * from the note; the row of a merge names both bills.
 */
export function completeMerge(
  { action }: Pick<JournalEntry, "action">,
  changes: readonly Change[],
): readonly Change[] {
  if (action !== mergeBill.name) return changes;
  const bills = changes.filter(isBillUpdate);
  const merged = bills.find((change) => change.new["status"] === "voided");
  const target = bills.find((change) => change !== merged);
  if (merged === undefined || target === undefined || "merged_into" in merged.new) return changes;
  const complete = { ...merged, new: { ...merged.new, merged_into: target.id } };
  return changes.map((change) => (change === merged ? complete : change));
}

function isBillUpdate(change: Change): change is BillUpdate {
  return change.kind === "update" && change.table === "bill";
}
