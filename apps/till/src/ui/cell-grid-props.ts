import type { CellBox, CellPlace, CellSelection } from "./cell-range.ts";
import type { PastedText } from "./pasted-text.ts";

export type CellColumn = {
  readonly key: string;
  readonly title: string;
  readonly isNumber?: boolean;
  /** A track of a CSS grid. */
  readonly width: string;
  /** What can be chosen, if not everything can be typed. */
  readonly options?: readonly string[] | undefined;
};

export type CellView = {
  readonly text: string;
  readonly isChanged: boolean;
  readonly isWrong: boolean;
};

/** Cells for the clipboard: as plain text, and as a table of HTML. */
export type CopiedCells = { readonly text: string; readonly html: string };

export type CellGridTexts = {
  readonly row: string;
  readonly cell: (column: string, row: string) => string;
};

export type CellGridProps = {
  readonly label: string;
  readonly texts: CellGridTexts;
  readonly columns: readonly CellColumn[];
  readonly rowCount: number;
  readonly keyOf: (row: number) => number;
  readonly nameOf: (row: number) => string;
  readonly viewOf: (place: CellPlace) => CellView;
  /** Within the rows and columns. */
  readonly selection: CellSelection;
  /** How often the active cell was shown from outside of the grid, which then gets the focus. */
  readonly shows: number;
  /** The element that says more about the active cell, such as what is wrong with it. */
  readonly describedBy: string;
  readonly onSelect: (selection: CellSelection) => void;
  /** Whether a cell is being edited, so that its text is not among the changes yet. */
  readonly onEditing: (isEditing: boolean) => void;
  readonly onType: (place: CellPlace, text: string) => void;
  readonly onPaste: (box: CellBox, pasted: PastedText) => void;
  readonly onClear: (box: CellBox) => void;
  /** Repeats the cells of one box in another. */
  readonly onFill: (from: CellBox, to: CellBox) => void;
  readonly onUndo: () => void;
  readonly copyOf: (box: CellBox) => CopiedCells;
};
