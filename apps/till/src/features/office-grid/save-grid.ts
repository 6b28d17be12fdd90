import { gridFields } from "@comanda/domain/menu-grid/grid-cell";
import { isNewRow, type RowDraft, type WrongCell } from "@comanda/domain/menu-grid/grid-edits";
import { isProblemCode } from "@comanda/domain/office/problem";

import type { Failure } from "#api/failure.ts";

import { fieldsOf } from "./grid-rows.ts";
import {
  articleEditor,
  parseRecord,
  saveRecords,
  type Catalog,
  type OfficeRecord,
  type RecordDraft,
} from "../office-records/index.ts";

/** A row that another user has changed meanwhile. */
export type GridConflict = { readonly theirs: OfficeRecord; readonly changedBy: string | null };

/** The articles that were saved, by the rows that they were sent from. */
export type SavedRows = ReadonlyMap<number, OfficeRecord>;

export type GridOutcome =
  | { readonly kind: "saved"; readonly rows: SavedRows }
  | { readonly kind: "conflict"; readonly conflicts: readonly GridConflict[] }
  | { readonly kind: "wrong"; readonly cells: readonly WrongCell[] }
  | { readonly kind: "failed"; readonly failure: Failure };

type SaveContext = {
  readonly revisionOf: (key: number) => number | undefined;
  readonly catalog: Catalog;
};

/** Saves all rows in one transaction, or none. */
export async function saveGrid(
  drafts: readonly RowDraft[],
  context: SaveContext,
): Promise<GridOutcome> {
  const save = drafts.map((draft) => toSent(draft, context));
  const outcome = await saveRecords("article", { save });
  if (outcome.ok) {
    const { saved } = outcome.reply;
    return {
      kind: "saved",
      rows: new Map(saved.map((record, row) => [drafts[row]?.key ?? record.id, record])),
    };
  }
  const { failure } = outcome;
  const conflicts = (failure.conflicts ?? []).flatMap(({ record, changedBy }) => {
    const theirs = parseRecord(articleEditor, record);
    return theirs === null ? [] : [{ theirs, changedBy }];
  });
  if (conflicts.length > 0) return { kind: "conflict", conflicts };
  const cells = failure.fields.map((problem) => wrongCell(problem, drafts));
  const known = cells.filter((cell) => cell !== null);
  return known.length > 0 && known.length === cells.length
    ? { kind: "wrong", cells: known }
    : { kind: "failed", failure };
}

/** A new article gets the colour of its category, as a tile of it does. */
function toSent({ key, values }: RowDraft, { revisionOf, catalog }: SaveContext): RecordDraft {
  const revision = revisionOf(key);
  if (!isNewRow(key) && revision !== undefined) return { ...fieldsOf(values), id: key, revision };
  const category = catalog.get("category")?.find(({ id }) => id === values.category);
  return { ...articleEditor.blank(catalog), ...fieldsOf(values), color: category?.["color"] };
}

/** Null for a field that the grid does not show. */
function wrongCell(
  { field, row, code = "", maximum }: Failure["fields"][number],
  drafts: readonly RowDraft[],
): WrongCell | null {
  const known = gridFields.find((one) => one === field);
  const draft = row === undefined ? undefined : drafts[row];
  if (known === undefined || draft === undefined || !isProblemCode(code)) return null;
  return {
    key: draft.key,
    field: known,
    problem: { code, ...(maximum !== undefined && { maximum }) },
  };
}
