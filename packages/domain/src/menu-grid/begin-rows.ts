import { isWrong } from "./grid-cell.ts";
import { isNewRow, type CellChange, type GridEdits, type SavedValues } from "./grid-edits.ts";

type Beginning = {
  readonly savedOf: SavedValues;
  /** The category of a row that is begun; null for the one that every new row has. */
  readonly newCategory: number | null;
};

/** A new row that these changes begin gets a category first, which a change of its own then replaces. */
export function beginRows(
  edits: GridEdits,
  changes: readonly CellChange[],
  { savedOf, newCategory }: Beginning,
): readonly CellChange[] {
  if (newCategory === null) return changes;
  const begun = changes.filter((one) => !edits.has(one.key) && beginsRow(one, savedOf));
  const keys = new Set(begun.map(({ key }) => key));
  const first = Array.from(keys, (key): CellChange => ({
    key,
    field: "category",
    edit: { value: newCategory },
  }));
  return [...first, ...changes];
}

/** Whether it says something in a new row, and not which category. */
function beginsRow({ key, field, edit }: CellChange, savedOf: SavedValues): boolean {
  if (!isNewRow(key) || field === "category") return false;
  return isWrong(edit) || edit.value !== savedOf(key)[field];
}
