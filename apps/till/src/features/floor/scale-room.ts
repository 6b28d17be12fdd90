import type { FloorTable } from "@comanda/domain/floor/floor";

/** Room for a name, what goes on and the dots, in pixels. */
const smallestSidePx = 124;
/** A stool at the bar has one guest, and no room for more than the name and what goes on. */
const smallestSeatPx = 96;
/** Around the tables. */
const marginPx = 12;
/** A few large tables do not fill a wide screen. */
const largestScale = 2;

type Size = { readonly width: number; readonly height: number };

export type ScaledTable = {
  readonly table: FloorTable;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/** The plan of a room as large as fits, but with tables that can be read and touched; then it scrolls. */
export function scaleRoom(
  tables: readonly FloorTable[],
  shown: Size,
): Size & { readonly tables: readonly ScaledTable[] } {
  const left = Math.min(...tables.map(({ x }) => x));
  const top = Math.min(...tables.map(({ y }) => y));
  const right = Math.max(...tables.map(({ x, width }) => x + width));
  const bottom = Math.max(...tables.map(({ y, height }) => y + height));
  const fitting = Math.min(
    (shown.width - 2 * marginPx) / (right - left),
    (shown.height - 2 * marginPx) / (bottom - top),
    largestScale,
  );
  const legible = Math.max(...tables.map((table) => smallestOf(table) / sideOf(table)));
  const scale = Math.max(fitting, legible);
  return {
    width: (right - left) * scale + 2 * marginPx,
    height: (bottom - top) * scale + 2 * marginPx,
    tables: tables.map((table) => ({
      table,
      left: (table.x - left) * scale + marginPx,
      top: (table.y - top) * scale + marginPx,
      width: table.width * scale,
      height: table.height * scale,
    })),
  };
}

function smallestOf({ shape }: FloorTable): number {
  return shape === "bar-seat" ? smallestSeatPx : smallestSidePx;
}

function sideOf({ width, height }: FloorTable): number {
  return Math.min(width, height);
}
