/** A cell of a grid, by the indexes of its row and column. */
export type CellPlace = { readonly row: number; readonly column: number };

/** The selected cells: from the active one to the opposite corner. */
export type CellSelection = { readonly at: CellPlace; readonly end: CellPlace };

/** A rectangle of cells, its edges included. */
export type CellBox = {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
};

export type GridSize = { readonly rows: number; readonly columns: number };

export function boxOf({ at, end }: CellSelection): CellBox {
  return {
    top: Math.min(at.row, end.row),
    left: Math.min(at.column, end.column),
    bottom: Math.max(at.row, end.row),
    right: Math.max(at.column, end.column),
  };
}

export function isInBox(
  { row, column }: CellPlace,
  { top, left, bottom, right }: CellBox,
): boolean {
  return row >= top && row <= bottom && column >= left && column <= right;
}

export function isSamePlace(one: CellPlace, other: CellPlace): boolean {
  return one.row === other.row && one.column === other.column;
}

export function selectCell(place: CellPlace): CellSelection {
  return { at: place, end: place };
}

/** Keeps a selection within a grid that may have become smaller. */
export function fitSelection({ at, end }: CellSelection, size: GridSize): CellSelection {
  return { at: fit(at, size), end: fit(end, size) };
}

function fit({ row, column }: CellPlace, { rows, columns }: GridSize): CellPlace {
  return {
    row: Math.max(0, Math.min(row, rows - 1)),
    column: Math.max(0, Math.min(column, columns - 1)),
  };
}

type MoveKey = {
  readonly key: string;
  /** Ctrl, or Command on a Mac. */
  readonly isFar: boolean;
};

/** The cell to which a key moves; null for any other key. */
export function moveByKey(
  { key, isFar }: MoveKey,
  from: CellPlace,
  { rows, columns, page }: GridSize & { readonly page: number },
): CellPlace | null {
  const go = (down: number, right: number) =>
    fit({ row: from.row + down, column: from.column + right }, { rows, columns });
  switch (key) {
    case "ArrowDown":
      return go(isFar ? rows : 1, 0);
    case "ArrowUp":
      return go(isFar ? -rows : -1, 0);
    case "ArrowRight":
      return go(0, isFar ? columns : 1);
    case "ArrowLeft":
      return go(0, isFar ? -columns : -1);
    case "PageDown":
      return go(page, 0);
    case "PageUp":
      return go(-page, 0);
    case "Home":
      return go(isFar ? -rows : 0, -columns);
    case "End":
      return go(isFar ? rows : 0, columns);
    default:
      return null;
  }
}

export function selectAll({ rows, columns }: GridSize): CellSelection {
  return { at: { row: 0, column: 0 }, end: { row: rows - 1, column: columns - 1 } };
}

/**
 * What "fill down" repeats, and where: the first row of several in the others, and the row above in a single one. Null
 * if there is none above.
 */
export function fillDownOf(box: CellBox): readonly [from: CellBox, to: CellBox] | null {
  const from = box.top === box.bottom ? box.top - 1 : box.top;
  if (from < 0) return null;
  return [
    { ...box, top: from, bottom: from },
    { ...box, top: from + 1 },
  ];
}
