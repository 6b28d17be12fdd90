import type { ReplyOf } from "@comanda/contract/call";
import { officeFloorRoom, officeFloorTable } from "@comanda/contract/floor";
import type { Plan, PlanRoom, PlanTable } from "@comanda/domain/floor/plan";

import { callApi, type ReplyOrFailure } from "#api/call.ts";
import { readBoth } from "#api/read-both.ts";

type RoomRecord = ReplyOf<typeof officeFloorRoom.list>[number];
type TableRecord = ReplyOf<typeof officeFloorTable.list>[number];

/** The record of a room or table, by its key on the plan. */
export type StoredRecord = { readonly id: number; readonly revision: number };

/** The plan as the server has it. */
export type StoredFloor = {
  readonly plan: Plan;
  readonly rooms: ReadonlyMap<number, StoredRecord & Pick<RoomRecord, "indexNumber">>;
  readonly tables: ReadonlyMap<number, StoredRecord>;
};

/** Reads the plan; records that were saved here keep their keys. */
export async function fetchFloor(known: StoredFloor | null): Promise<ReplyOrFailure<StoredFloor>> {
  const read = await readBoth([
    callApi(officeFloorRoom.list, { query: {} }),
    callApi(officeFloorTable.list, { query: {} }),
  ]);
  if (!read.ok) return read;
  const [rooms, tables] = read.reply;
  return { ok: true, reply: storedFloor(rooms, tables, known) };
}

function storedFloor(
  rooms: readonly RoomRecord[],
  tables: readonly TableRecord[],
  known: StoredFloor | null,
): StoredFloor {
  const roomKeys = keysById(known?.rooms);
  const tableKeys = keysById(known?.tables);
  const roomKey = (id: number) => roomKeys.get(id) ?? id;
  const tableKey = (id: number) => tableKeys.get(id) ?? id;
  const ordered = rooms.toSorted(
    (one, other) => one.indexNumber - other.indexNumber || one.id - other.id,
  );
  return {
    plan: {
      rooms: ordered.map((room) => toPlanRoom(room, roomKey(room.id))),
      tables: tables.map((table) => toPlanTable(table, tableKey(table.id), roomKey(table.room))),
    },
    rooms: new Map(ordered.map((room) => [roomKey(room.id), room])),
    tables: new Map(tables.map((table) => [tableKey(table.id), table])),
  };
}

function keysById(records: ReadonlyMap<number, StoredRecord> = new Map()) {
  return new Map([...records].map(([key, { id }]) => [id, key]));
}

export function toPlanRoom({ name }: RoomRecord, key: number): PlanRoom {
  return { key, name };
}

function toPlanTable(record: TableRecord, key: number, room: number): PlanTable {
  const { id: _id, revision: _revision, isRetired: _isRetired, ...fields } = record;
  return { ...fields, key, room };
}
