import {
  gridFields,
  isWrong,
  type CellEdit,
  type GridField,
  type GridProblem,
  type GridValue,
  type GridValues,
} from "./grid-cell.ts";

/** The changed cells of a row. */
export type RowEdits = Readonly<Partial<Record<GridField, CellEdit>>>;

/** The rows that were changed: articles by their ids, and new ones by negative numbers. */
export type GridEdits = ReadonlyMap<number, RowEdits>;

export const noEdits: GridEdits = new Map();

export type CellChange = {
  readonly key: number;
  readonly field: GridField;
  readonly edit: CellEdit;
};

/** The saved values of a row; of a new row, its defaults. */
export type SavedValues = (key: number) => GridValues;

/** Changes cells. A cell that has its saved value again is not changed. */
export function editCells(
  edits: GridEdits,
  changes: readonly CellChange[],
  savedOf: SavedValues,
): GridEdits {
  const next = new Map(edits);
  for (const { key, field, edit } of changes) {
    const { [field]: _before, ...others } = next.get(key) ?? {};
    const isSaved = !isWrong(edit) && edit.value === savedOf(key)[field];
    const row = isSaved ? others : { ...others, [field]: edit };
    if (Object.keys(row).length === 0) next.delete(key);
    else next.set(key, row);
  }
  return next;
}

/** Compares the changes with the values of today, of which some may be the same. */
export function compareAgain(edits: GridEdits, savedOf: SavedValues): GridEdits {
  const changes = [...edits].flatMap(([key, row]) =>
    gridFields.flatMap((field): readonly CellChange[] => {
      const edit = row[field];
      return edit === undefined ? [] : [{ key, field, edit }];
    }),
  );
  return editCells(noEdits, changes, savedOf);
}

/** What was changed since `sent` was sent. A cell that has its former value again is changed, too. */
export function changesSince(
  sent: GridEdits,
  now: GridEdits,
  savedOf: SavedValues,
): readonly CellChange[] {
  const keys = new Set([...sent.keys(), ...now.keys()]);
  // A new row that is gone was undone while it was being saved. Its article is there now.
  const kept = [...keys].filter((key) => now.has(key) || !isNewRow(key));
  return kept.flatMap((key) =>
    gridFields.flatMap((field): readonly CellChange[] => {
      const former = { value: savedOf(key)[field] };
      const edit = now.get(key)?.[field] ?? former;
      return isSameEdit(sent.get(key)?.[field] ?? former, edit) ? [] : [{ key, field, edit }];
    }),
  );
}

function isSameEdit(one: CellEdit, other: CellEdit): boolean {
  if (isWrong(one)) return isWrong(other) && one.text === other.text;
  return !isWrong(other) && one.value === other.value;
}

/** New rows, in the order in which they were begun. */
export function newRowsOf(edits: GridEdits): readonly number[] {
  return [...edits.keys()].filter(isNewRow).toSorted((one, other) => other - one);
}

export function isNewRow(key: number): boolean {
  return key < 0;
}

/** The empty row below the others. */
export function spareRow(edits: GridEdits): number {
  return (newRowsOf(edits).at(-1) ?? 0) - 1;
}

export function countChanges(edits: GridEdits): number {
  return [...edits.values()].reduce((count, row) => count + Object.keys(row).length, 0);
}

export type WrongCell = {
  readonly key: number;
  readonly field: GridField;
  readonly problem: GridProblem;
};

/** The cells that keep the changes from being saved: texts that are no values, and what a new article lacks. */
export function findWrongCells(edits: GridEdits, savedOf: SavedValues): readonly WrongCell[] {
  return [...edits].flatMap(([key, row]) => findWrongIn(key, row, savedOf(key)));
}

function findWrongIn(key: number, row: RowEdits, saved: GridValues): readonly WrongCell[] {
  return gridFields.flatMap((field) => {
    const problem = problemOf(key, field, { row, saved });
    return problem === null ? [] : [{ key, field, problem }];
  });
}

/** Every article has these. */
const requiredFields: ReadonlySet<GridField> = new Set([
  "name",
  "price",
  "category",
  "productGroup",
]);

function problemOf(
  key: number,
  field: GridField,
  { row, saved }: { readonly row: RowEdits; readonly saved: GridValues },
): GridProblem | null {
  const edit = row[field];
  if (edit !== undefined && isWrong(edit)) return edit.problem;
  const value = edit?.value ?? saved[field];
  const isMissing = (value === null || value === "") && requiredFields.has(field);
  return isNewRow(key) && isMissing ? { code: "required" } : null;
}

/** What is sent of a row. */
export type RowDraft = {
  readonly key: number;
  readonly values: Readonly<Partial<Record<GridField, GridValue>>>;
};

/** What is saved: of an article its changed values, of a new one all of them. */
export function draftsOf(edits: GridEdits, savedOf: SavedValues): readonly RowDraft[] {
  const inOrder = [...edits.keys()].filter((key) => !isNewRow(key)).concat(newRowsOf(edits));
  return inOrder.map((key) => {
    const changed = changedValues(edits.get(key));
    return { key, values: { ...(isNewRow(key) && savedOf(key)), ...changed } };
  });
}

/** The values that cells of a row were changed to. */
export function changedValues(row: RowEdits = {}): RowDraft["values"] {
  return Object.fromEntries(
    Object.entries(row).flatMap(([field, edit]) =>
      isWrong(edit) ? [] : [[field, edit.value] as const],
    ),
  );
}
