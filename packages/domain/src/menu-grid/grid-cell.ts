import { importFields, type ImportField } from "../menu-import/import-field.ts";
import type { CellProblemCode, ImportProblem } from "../menu-import/import-problem.ts";

/** The columns of the menu grid: what can also be imported. The tax class is last, since many venues have none. */
export const gridFields: readonly GridField[] = [
  ...importFields.filter((field) => field !== "taxClass"),
  "taxClass",
];
export type GridField = ImportField;

/** The columns of a venue: without tax classes there is no column for them. */
export function gridFieldsOf(hasTaxClasses: boolean): readonly GridField[] {
  return hasTaxClasses ? gridFields : gridFields.slice(0, -1);
}

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
