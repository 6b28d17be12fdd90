import { largestTable, planSize, smallestTable } from "./plan-limits.ts";
import type { FloorTable, TableBox } from "./floor.ts";

/** A table while the plan is edited: its key is that of the stored record, or negative for a new one. */
export type PlanTable = TableBox &
  Pick<FloorTable, "name" | "kind" | "shape" | "seats" | "minimumParty" | "maximumParty"> & {
    readonly key: number;
    /** The key of its room. */
    readonly room: number;
    readonly station: number | null;
  };
export type PlanRoom = { readonly key: number; readonly name: string };

/** The rooms in their order, and all of their tables. */
export type Plan = {
  readonly rooms: readonly PlanRoom[];
  readonly tables: readonly PlanTable[];
};

export const emptyPlan: Plan = { rooms: [], tables: [] };

/** Tables stand on a grid of so many pixels. */
export const gridStep = 8;

/** The nearest place on the grid. */
export function snap(value: number): number {
  return Math.round(value / gridStep) * gridStep;
}

/** The tables that are chosen. */
export type Keys = ReadonlySet<number>;

/** Moves tables together, by whole steps of the grid; none leaves the plan, and their distances stay. */
export function moveTables(
  plan: Plan,
  keys: Keys,
  by: { readonly x: number; readonly y: number },
): Plan {
  const chosen = plan.tables.filter(({ key }) => keys.has(key));
  const x = limitShift(
    chosen.map((table) => [table.x, table.width]),
    snap(by.x),
  );
  const y = limitShift(
    chosen.map((table) => [table.y, table.height]),
    snap(by.y),
  );
  if (x === 0 && y === 0) return plan;
  return changeTables(plan, keys, (table) => ({ x: table.x + x, y: table.y + y }));
}

/** How far spans can be shifted together without leaving the plan. */
function limitShift(
  spans: readonly (readonly [from: number, size: number])[],
  shift: number,
): number {
  const least = Math.max(...spans.map(([from]) => -from));
  const most = Math.min(...spans.map(([from, size]) => planSize - size - from));
  // What is typed wrongly has no place to go to.
  if (!Number.isFinite(least) || !Number.isFinite(most) || least > most) return 0;
  const limited = Math.max(least, Math.min(most, shift));
  return limited === 0 ? 0 : limited;
}

/** Makes tables wider and higher by whole steps of the grid, within the limits and the plan. */
export function resizeTables(
  plan: Plan,
  keys: Keys,
  by: { readonly width: number; readonly height: number },
): Plan {
  return changeTables(plan, keys, ({ x, y, width, height }) => ({
    width: limitSize(width + snap(by.width), planSize - x),
    height: limitSize(height + snap(by.height), planSize - y),
  }));
}

function limitSize(size: number, room: number): number {
  return Math.max(smallestTable, Math.min(largestTable, room, size));
}

/** Turns tables clockwise by degrees. */
export function turnTables(plan: Plan, keys: Keys, degrees: number): Plan {
  return changeTables(plan, keys, ({ turn }) => ({ turn: (((turn + degrees) % 360) + 360) % 360 }));
}

export function changeTables(
  plan: Plan,
  keys: Keys,
  change: (table: PlanTable) => Partial<PlanTable>,
): Plan {
  const tables = plan.tables.map((table) =>
    keys.has(table.key) ? { ...table, ...change(table) } : table,
  );
  return { ...plan, tables };
}

export function removeTables(plan: Plan, keys: Keys): Plan {
  return { ...plan, tables: plan.tables.filter(({ key }) => !keys.has(key)) };
}

/** A room goes with its tables. */
export function removeRoom(plan: Plan, room: number): Plan {
  return {
    rooms: plan.rooms.filter(({ key }) => key !== room),
    tables: plan.tables.filter((table) => table.room !== room),
  };
}

/** Moves a room among the others, by places. */
export function moveRoom(plan: Plan, room: number, by: number): Plan {
  const from = plan.rooms.findIndex(({ key }) => key === room);
  const moved = plan.rooms[from];
  if (moved === undefined) return plan;
  const others = plan.rooms.filter(({ key }) => key !== room);
  const to = Math.max(0, Math.min(others.length, from + by));
  return { ...plan, rooms: others.toSpliced(to, 0, moved) };
}

/** The key of the next new room or table. */
export function nextKey({ rooms, tables }: Plan): number {
  return Math.min(0, ...rooms.map(({ key }) => key), ...tables.map(({ key }) => key)) - 1;
}
