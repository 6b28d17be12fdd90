import { nextKey, type Plan, type PlanRoom, type PlanTable } from "./plan.ts";

/** What was read, what was made of it here, and what somebody else has saved meanwhile. */
type Versions = { readonly base: Plan; readonly mine: Plan; readonly theirs: Plan };

export type MergedPlan = {
  readonly plan: Plan;
  /** The names of what both changed differently. */
  readonly disputed: readonly string[];
};

/**
 * Puts two changes of one plan together, field by field. Where both changed the same one, and where one removed what the
 * other changed, the preferred version counts. What was removed there and stays is a new one here.
 */
export function mergePlans(
  { base, mine, theirs }: Versions,
  prefers: "mine" | "theirs",
): MergedPlan {
  const rooms = mergeRows({ base: base.rooms, mine: mine.rooms, theirs: theirs.rooms }, prefers);
  const tables = mergeRows(
    { base: base.tables, mine: mine.tables, theirs: theirs.tables },
    prefers,
  );
  const kept = keepRoomsOf(tables.rows, rooms.rows, [...mine.rooms, ...theirs.rooms]);
  const plan = { rooms: kept, tables: tables.rows };
  return { plan: renewKeys(plan, theirs, base), disputed: [...rooms.disputed, ...tables.disputed] };
}

type Row = { readonly key: number; readonly name: string };
type RowVersions<One> = Readonly<Record<"base" | "mine" | "theirs", readonly One[]>>;

function mergeRows<One extends Row>(
  { base, mine, theirs }: RowVersions<One>,
  prefers: "mine" | "theirs",
): { readonly rows: readonly One[]; readonly disputed: readonly string[] } {
  const find = (rows: readonly One[]) => new Map(rows.map((row) => [row.key, row]));
  const [before, own, other] = [find(base), find(mine), find(theirs)];
  // The order is that of the preferred side; what only the other has follows.
  const order = prefers === "mine" ? [...mine, ...theirs] : [...theirs, ...mine];
  const keys = new Set(order.map(({ key }) => key));
  const disputed: string[] = [];
  const rows = [...keys].flatMap((key): readonly One[] => {
    const merged = mergeRow(before.get(key), own.get(key), other.get(key), prefers);
    if (merged.isDisputed) disputed.push((own.get(key) ?? other.get(key))?.name ?? "");
    return merged.row === undefined ? [] : [merged.row];
  });
  return { rows, disputed };
}

type MergedRow<One> = { readonly row: One | undefined; readonly isDisputed: boolean };

function mergeRow<One extends Row>(
  base: One | undefined,
  mine: One | undefined,
  theirs: One | undefined,
  prefers: "mine" | "theirs",
): MergedRow<One> {
  const preferred = prefers === "mine" ? mine : theirs;
  if (base === undefined) return { row: mine ?? theirs, isDisputed: false };
  if (mine === undefined || theirs === undefined) {
    const left = mine ?? theirs;
    const isChanged = left !== undefined && !isSame(left, base);
    return { row: isChanged ? preferred : undefined, isDisputed: isChanged };
  }
  if (isSame(mine, base)) return { row: theirs, isDisputed: false };
  if (isSame(theirs, base)) return { row: mine, isDisputed: false };
  const [mineFields, theirFields, baseFields] = [mine, theirs, base].map(
    (row) => new Map(Object.entries(row)),
  );
  const isSameField = (name: string, one: typeof mineFields, other: typeof mineFields) =>
    Object.is(one?.get(name), other?.get(name));
  const names = [...(baseFields?.keys() ?? [])];
  const clashing = names.filter(
    (name) =>
      !isSameField(name, mineFields, baseFields) &&
      !isSameField(name, theirFields, baseFields) &&
      !isSameField(name, mineFields, theirFields),
  );
  const fromTheirs = names.filter(
    (name) =>
      isSameField(name, mineFields, baseFields) ||
      (clashing.includes(name) && prefers === "theirs"),
  );
  const taken = Object.fromEntries(fromTheirs.map((name) => [name, theirFields?.get(name)]));
  return { row: { ...mine, ...taken }, isDisputed: clashing.length > 0 };
}

function isSame(one: object, other: object): boolean {
  const [mine, theirs] = [Object.entries(one), new Map(Object.entries(other))];
  return mine.every(([name, value]) => Object.is(value, theirs.get(name)));
}

/** A table never stands in a room that is gone: the room stays with it. */
function keepRoomsOf(
  tables: readonly PlanTable[],
  rooms: readonly PlanRoom[],
  known: readonly PlanRoom[],
): readonly PlanRoom[] {
  const there = new Set(rooms.map(({ key }) => key));
  const missing = new Set(tables.map(({ room }) => room).filter((room) => !there.has(room)));
  const back = [...missing].flatMap((key) => known.find((room) => room.key === key) ?? []);
  return [...rooms, ...back];
}

/** What was removed there and stays here has no record any more: it gets the key of a new one. */
function renewKeys(plan: Plan, theirs: Plan, base: Plan): Plan {
  let next = Math.min(nextKey(plan), nextKey(theirs), nextKey(base));
  const renewed = (rows: readonly Row[], now: readonly Row[], before: readonly Row[]) => {
    const there = new Set(now.map(({ key }) => key));
    const gone = new Set(before.map(({ key }) => key).filter((key) => !there.has(key)));
    return new Map(rows.filter(({ key }) => gone.has(key)).map(({ key }) => [key, next--]));
  };
  const roomKeys = renewed(plan.rooms, theirs.rooms, base.rooms);
  const tableKeys = renewed(plan.tables, theirs.tables, base.tables);
  if (roomKeys.size === 0 && tableKeys.size === 0) return plan;
  return {
    rooms: plan.rooms.map((room) => ({ ...room, key: roomKeys.get(room.key) ?? room.key })),
    tables: plan.tables.map((table) => ({
      ...table,
      key: tableKeys.get(table.key) ?? table.key,
      room: roomKeys.get(table.room) ?? table.room,
    })),
  };
}
