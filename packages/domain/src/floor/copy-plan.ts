import { gridStep, moveTables, nextKey, type Keys, type Plan, type PlanTable } from "./plan.ts";
import { nextRoomName, nextTableName } from "./plan-names.ts";

/** What was added, and the plan with it. */
type Added = { readonly plan: Plan; readonly added: Keys };

/** A copy lies beside what it is a copy of, so that it is seen. */
const copyOffset = 3 * gridStep;

/** Copies tables in their room; each copy gets the next free name. */
export function copyTables(plan: Plan, keys: Keys): Added {
  const copied = addCopies(
    plan,
    plan.tables.filter(({ key }) => keys.has(key)),
    null,
  );
  const by = { x: copyOffset, y: copyOffset };
  return { plan: moveTables(copied.plan, copied.added, by), added: copied.added };
}

/** Copies a room with all of its tables, which get the next free names. */
export function copyRoom(plan: Plan, room: number): { readonly plan: Plan; readonly room: number } {
  const source = plan.rooms.find(({ key }) => key === room);
  if (source === undefined) return { plan, room };
  const key = nextKey(plan);
  const name = nextRoomName(
    source.name,
    plan.rooms.map((one) => one.name),
  );
  const withRoom = { ...plan, rooms: [...plan.rooms, { key, name }] };
  const tables = plan.tables.filter((table) => table.room === room);
  return { plan: addCopies(withRoom, tables, key).plan, room: key };
}

function addCopies(plan: Plan, tables: readonly PlanTable[], room: number | null): Added {
  let key = nextKey(plan);
  const all = [...plan.tables];
  const added = new Set<number>();
  for (const table of tables) {
    const name = nextTableName(table, all);
    all.push({ ...table, key, name, room: room ?? table.room });
    added.add(key);
    key -= 1;
  }
  return { plan: { ...plan, tables: all }, added };
}

/** Adds a room; an empty name is the first. */
export function addRoom(plan: Plan, name: string): { readonly plan: Plan; readonly room: number } {
  const key = nextKey(plan);
  const names = plan.rooms.map((one) => one.name);
  const free = names.includes(name) ? nextRoomName(name, names) : name;
  return { plan: { ...plan, rooms: [...plan.rooms, { key, name: free }] }, room: key };
}

/** The size of a table for four. */
const usualSize = 80;
const firstPlace = 2 * gridStep;
const placesInRow = 8;
const mostRows = 30;

const usualTable: Omit<PlanTable, "key" | "room" | "name" | "x" | "y"> = {
  kind: "table",
  shape: "square",
  seats: 4,
  width: usualSize,
  height: usualSize,
  turn: 0,
  minimumParty: null,
  maximumParty: null,
  station: null,
};

/** Adds a table like the one given, or a usual one, with the next number at the first free place of the room. */
export function addTable(plan: Plan, room: number, like: PlanTable | null): Added {
  const key = nextKey(plan);
  const inRoom = plan.tables.filter((table) => table.room === room);
  const pattern = like ?? inRoom.at(-1) ?? { ...usualTable, name: "" };
  const name = nextTableName(pattern, plan.tables);
  const place = freePlace(inRoom, pattern);
  const table = { ...usualTable, ...pattern, ...place, key, room, name };
  return { plan: { ...plan, tables: [...plan.tables, table] }, added: new Set([key]) };
}

type Size = Pick<PlanTable, "width" | "height">;
type Spot = Pick<PlanTable, "x" | "y">;

/** The first place of a row of places where no other table stands; the very first if all are taken. */
function freePlace(tables: readonly PlanTable[], { width, height }: Size): Spot {
  const places = Array.from({ length: placesInRow * mostRows }, (_none, index) => ({
    x: firstPlace + (index % placesInRow) * (usualSize + firstPlace),
    y: firstPlace + Math.floor(index / placesInRow) * (usualSize + firstPlace),
  }));
  const isFree = (spot: Spot) =>
    tables.every((table) => isApart({ ...spot, width, height }, table));
  return places.find(isFree) ?? { x: firstPlace, y: firstPlace };
}

function isApart(one: Size & Spot, other: Size & Spot): boolean {
  return (
    one.x + one.width <= other.x ||
    other.x + other.width <= one.x ||
    one.y + one.height <= other.y ||
    other.y + other.height <= one.y
  );
}
