import { officeFloorRoom, officeFloorTable } from "@comanda/contract/floor";
import type { Plan, PlanTable } from "@comanda/domain/floor/plan";
import { id } from "@comanda/domain/id";
import { isProblemCode } from "@comanda/domain/office/problem";

import type { Failure } from "#api/failure.ts";
import { write } from "#records/write.ts";

import type { FloorProblem } from "./floor-problems.ts";
import { toPlanRoom, type StoredFloor, type StoredRecord } from "./stored-floor.ts";

/** `floor` is what is stored now: a refusal of tables comes after their new rooms were saved. */
export type SaveOutcome = { readonly floor: StoredFloor } & (
  | { readonly kind: "saved" }
  | { readonly kind: "conflict" }
  | { readonly kind: "wrong"; readonly problems: readonly FloorProblem[] }
  | { readonly kind: "failed"; readonly failure: Failure }
);

/** Saves rooms before the tables in them, and retires them after theirs. */
export async function saveFloor(stored: StoredFloor, plan: Plan): Promise<SaveOutcome> {
  const rooms = await saveRooms(stored, plan);
  if (rooms.kind !== "saved") return rooms;
  const tables = await saveTables(rooms.floor, plan);
  if (tables.kind !== "saved") return tables;
  return retireRooms(tables.floor, plan);
}

async function saveRooms(floor: StoredFloor, plan: Plan): Promise<SaveOutcome> {
  const before = new Map(floor.plan.rooms.map((room) => [room.key, room]));
  const changed = plan.rooms.flatMap((room, index) => {
    const record = floor.rooms.get(room.key);
    const isSame = record?.indexNumber === index + 1 && before.get(room.key)?.name === room.name;
    return isSame ? [] : [{ room, record, indexNumber: index + 1 }];
  });
  if (changed.length === 0) return { kind: "saved", floor };
  const save = changed.map(({ room: { name }, record, indexNumber }) => ({
    ...headOf(record),
    name,
    indexNumber,
  }));
  const outcome = await write(officeFloorRoom.save, { body: { save, retire: [] } });
  const keys = changed.map(({ room }) => room.key);
  if (!outcome.ok) return refusal(outcome.failure, floor, { of: "room", keys });
  const saved = outcome.reply.saved.map((record, row) => ({ record, key: keys[row] ?? record.id }));
  const names = new Map(saved.map(({ record, key }) => [key, toPlanRoom(record, key)]));
  const others = floor.plan.rooms.filter(({ key }) => !names.has(key));
  const rooms = new Map([
    ...floor.rooms,
    ...saved.map(({ record, key }) => [key, record] as const),
  ]);
  return {
    kind: "saved",
    floor: { ...floor, rooms, plan: { ...floor.plan, rooms: [...others, ...names.values()] } },
  };
}

async function saveTables(floor: StoredFloor, plan: Plan): Promise<SaveOutcome> {
  const before = new Map(floor.plan.tables.map((table) => [table.key, table]));
  const after = new Set(plan.tables.map(({ key }) => key));
  const changed = plan.tables.filter((table) => !isSameTable(before.get(table.key), table));
  const gone = [...floor.tables].filter(([key]) => !after.has(key));
  if (changed.length === 0 && gone.length === 0) return { kind: "saved", floor };
  const save = changed.map((table) => tableDraft(table, floor));
  const retire = gone.map(([, record]) => toHead(record));
  const outcome = await write(officeFloorTable.save, { body: { save, retire } });
  const keys = changed.map(({ key }) => key);
  if (!outcome.ok) return refusal(outcome.failure, floor, { of: "table", keys });
  const saved = outcome.reply.saved.map((record, row) => ({ record, key: keys[row] ?? record.id }));
  const tables = new Map([
    ...[...floor.tables].filter(([key]) => after.has(key)),
    ...saved.map(({ record, key }) => [key, record] as const),
  ]);
  return {
    kind: "saved",
    floor: { ...floor, tables, plan: { ...floor.plan, tables: plan.tables } },
  };
}

async function retireRooms(floor: StoredFloor, plan: Plan): Promise<SaveOutcome> {
  const after = new Set(plan.rooms.map(({ key }) => key));
  const gone = [...floor.rooms].filter(([key]) => !after.has(key));
  const rooms = new Map([...floor.rooms].filter(([key]) => after.has(key)));
  const left = { ...floor, rooms, plan: { ...floor.plan, rooms: plan.rooms } };
  if (gone.length === 0) return { kind: "saved", floor: left };
  const retire = gone.map(([, record]) => toHead(record));
  const outcome = await write(officeFloorRoom.save, { body: { save: [], retire } });
  if (outcome.ok) return { kind: "saved", floor: left };
  return refusal(outcome.failure, floor, { of: "room", keys: [] });
}

type SentRows = Pick<FloorProblem, "of"> & { readonly keys: readonly number[] };

function refusal(failure: Failure, floor: StoredFloor, { of, keys }: SentRows): SaveOutcome {
  if ((failure.conflicts ?? []).length > 0) return { kind: "conflict", floor };
  const problems = failure.fields.flatMap((found): readonly FloorProblem[] => {
    const { row = -1, field, code = "", maximum } = found;
    const key = keys[row];
    if (key === undefined || !isProblemCode(code)) return [];
    return [{ of, key, field, code, ...(maximum !== undefined && { maximum }) }];
  });
  return problems.length > 0
    ? { kind: "wrong", problems, floor }
    : { kind: "failed", failure, floor };
}

function tableDraft({ key, room, station, ...fields }: PlanTable, floor: StoredFloor) {
  return {
    ...headOf(floor.tables.get(key)),
    ...fields,
    // A new room was saved before, so it is there.
    room: id<"floor-room">(floor.rooms.get(room)?.id ?? room),
    station: station === null ? null : id<"station">(station),
  };
}

function headOf(record: StoredRecord | undefined) {
  return record === undefined ? {} : toHead(record);
}

function toHead({ id: ofRecord, revision }: StoredRecord) {
  return { id: ofRecord, revision };
}

export function isSameTable(one: PlanTable | undefined, other: PlanTable): boolean {
  const before = new Map(Object.entries(one ?? {}));
  return Object.entries(other).every(([name, value]) => Object.is(before.get(name), value));
}
