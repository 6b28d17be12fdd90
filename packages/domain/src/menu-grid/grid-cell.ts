import { importFields, type ImportField } from "../menu-import/import-field.ts";
import type { CellProblemCode, ImportProblem } from "../menu-import/import-problem.ts";

/** The columns of the menu grid: what can also be imported, except for tax classes, which categories mostly decide. */
export const gridFields = importFields.filter((field) => field !== "taxClass");
export type GridField = Exclude<ImportField, "taxClass">;

/** A value of a cell: categories and groups by their ids, allergens as the bits of a number. */
export type GridValue = string | number | boolean | null;

/** What is wrong with a cell. */
export type GridProblem = Pick<ImportProblem, "maximum" | "other"> & {
  readonly code: CellProblemCode | "category-elsewhere";
};

/** What a cell was changed to: a value, or a text that is no value and stays there until it is corrected. */
export type CellEdit =
  | { readonly value: GridValue }
  | { readonly text: string; readonly problem: GridProblem };

export function isWrong(
  edit: CellEdit,
): edit is Extract<CellEdit, { readonly problem: GridProblem }> {
  return "problem" in edit;
}

/** The saved values of a row. */
export type GridValues = Readonly<Record<GridField, GridValue>>;
