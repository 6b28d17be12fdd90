import type { FloorTable } from "@comanda/domain/floor/floor";

/** Room for a name, what goes on and the dots, in pixels. */
const usualSidePx = 124;
/** A stool at the bar has one guest, and no room for more than the name and what goes on. */
const usualSeatPx = 96;
/** With small letters, if the room is in sight from side to side then. */
const smallestSidePx = 96;
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

/** The plan of a room as large as fits, but with tables that can be read and touched; otherwise it scrolls. */
export function scaleRoom(
  tables: readonly FloorTable[],
  shown: Size,
): Size & { readonly tables: readonly ScaledTable[] } {
  const left = Math.min(...tables.map(({ x }) => x));
  const top = Math.min(...tables.map(({ y }) => y));
  const right = Math.max(...tables.map(({ x, width }) => x + width));
  const bottom = Math.max(...tables.map(({ y, height }) => y + height));
  const across = Math.min((shown.width - 2 * marginPx) / (right - left), largestScale);
  const whole = Math.min(across, (shown.height - 2 * marginPx) / (bottom - top));
  const legible = Math.max(...tables.map((table) => usualOf(table) / sideOf(table)));
  const smallest = smallestSidePx / Math.min(...tables.map(sideOf));
  // Scrolling down is easier than to the side.
  const widest = across >= smallest ? Math.min(across, legible) : Math.max(smallest, legible);
  const scale = whole >= smallest ? whole : widest;
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

function usualOf({ shape }: FloorTable): number {
  return shape === "bar-seat" ? usualSeatPx : usualSidePx;
}

/** Whether a table has room for small letters only. */
export function isNarrow(widthPx: number): boolean {
  return widthPx < usualSidePx;
}

function sideOf({ width, height }: FloorTable): number {
  return Math.min(width, height);
}
