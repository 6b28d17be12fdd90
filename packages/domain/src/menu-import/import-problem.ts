import type { ProblemCode } from "../office/problem.ts";
import type { ImportField } from "./import-field.ts";

/** What can be wrong with a cell by itself. */
export type CellProblemCode =
  | ProblemCode
  /** A formula, or the error that it came to. */
  | "formula"
  /** `other` is the word that is none. */
  | "unknown-allergen"
  /** `other` is a letter or a number that may stand for another one in this table. */
  | "uncertain-allergen"
  /** None, and an allergen. */
  | "none-beside-others";

/** What can be wrong with a cell beside the others, or in this menu. */
type SheetProblemCode =
  /** A cell to the right of the last column: 12,50 between commas is two cells. */
  | "beyond-columns"
  /** `other` is the row that has the same name. */
  | "name-repeated"
  /** A category within itself. */
  | "category-circle"
  /** The category exists within another one, `other`, or within none if that is empty. */
  | "category-elsewhere";

/** What is wrong, and where: row and column count from 1, as in a spreadsheet. */
export type ImportProblem = {
  readonly row: number;
  /** Null if it concerns the whole row. */
  readonly column: number | null;
  readonly field: ImportField | null;
  readonly code: CellProblemCode | SheetProblemCode;
  /** The content of the cell. */
  readonly value: string;
  readonly maximum?: number;
  readonly other?: string;
};

/** Of a cell whose place the caller knows. */
export type CellProblem = Pick<ImportProblem, "maximum" | "other"> & {
  readonly code: CellProblemCode;
};
