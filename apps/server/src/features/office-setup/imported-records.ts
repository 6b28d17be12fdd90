import type { Change, Row } from "#journal/changes.ts";

/** What an import did to one record. */
export type ImportedRecord = {
  readonly id: number;
  /** It is new. */
  readonly isAdded: boolean;
  /** It was retired before. */
  readonly isBroughtBack: boolean;
  /** The columns that the import changed, as they were before. */
  readonly old: Row;
  /** The revision that the import left. */
  readonly revision: number;
};

/** Columns that every save writes. */
const bookkeeping = new Set(["revision", "deleted_at"]);

/** What the changes of an import did to each record of a table. */
export function foldChanges(changes: readonly Change[], table: string): readonly ImportedRecord[] {
  const records = new Map<number, ImportedRecord>();
  for (const change of changes) {
    if (change.table !== table || change.kind === "delete") continue;
    records.set(change.id, fold(records.get(change.id), change));
  }
  return [...records.values()];
}

function fold(
  known: ImportedRecord | undefined,
  change: Exclude<Change, { readonly kind: "delete" }>,
): ImportedRecord {
  const { id } = change;
  if (change.kind === "insert") {
    const revision = Number(change.row["revision"]);
    return { id, isAdded: true, isBroughtBack: false, old: {}, revision };
  }
  const changed = Object.entries(change.old).filter(
    ([column, value]) => !bookkeeping.has(column) && value !== change.new[column],
  );
  const wasRetired = (change.old["deleted_at"] ?? null) !== null;
  return {
    id,
    isAdded: known?.isAdded ?? false,
    isBroughtBack: known?.isBroughtBack ?? wasRetired,
    // Of several changes, the first one says what was before.
    old: { ...Object.fromEntries(changed), ...known?.old },
    revision: Number(change.new["revision"] ?? known?.revision),
  };
}
