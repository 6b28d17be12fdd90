import { officeFloorRoom, officeFloorTable } from "@comanda/contract/floor";
import type { LocationId } from "@comanda/domain/id";
import {
  checkFloorRooms,
  checkFloorTable,
  checkFloorTables,
  floorRoomTexts,
  floorTableTexts,
} from "@comanda/domain/office/check-floor";

import type { Database } from "#database/database.ts";

import { findFloor } from "../floor/index.ts";
import { defineTopic, integer, text } from "../office/index.ts";

export const floorRoomTopic = defineTopic(officeFloorRoom, {
  table: "floor_room",
  columns: { name: text("name"), indexNumber: integer("index_number") },
  blank: { indexNumber: 0 },
  texts: floorRoomTexts,
  checkAll: async (saving) => {
    const { rooms } = await findFloor(saving.database, saving.location);
    return checkFloorRooms(together(saving, rooms));
  },
  usedBy: [
    { kind: "floorTable", table: "floor_table", column: "room", name: "name", isHolding: true },
  ],
});

/** Bills know only the name of a table, so it can be retired at any time, and another can take its name. */
export const floorTableTopic = defineTopic(officeFloorTable, {
  table: "floor_table",
  columns: {
    room: integer("room"),
    name: text("name"),
    kind: text("kind"),
    shape: text("shape"),
    seats: integer("seats"),
    x: integer("x"),
    y: integer("y"),
    width: integer("width"),
    height: integer("height"),
    turn: integer("turn"),
    minimumParty: integer("minimum_party"),
    maximumParty: integer("maximum_party"),
    station: integer("station"),
  },
  // The kind has no default: with the name it says in a set-up file which table a row is.
  blank: {
    shape: "square",
    turn: 0,
    minimumParty: null,
    maximumParty: null,
    station: null,
  },
  texts: floorTableTexts,
  refersTo: { room: "floor_room", station: "station" },
  check: checkFloorTable,
  checkAll: async (saving) => {
    const { tables } = await findFloor(saving.database, saving.location);
    return checkFloorTables(together(saving, tables));
  },
});

type Saving<Values> = {
  readonly database: Database;
  readonly location: LocationId;
  readonly plans: readonly {
    readonly row: number;
    readonly id: number | null;
    readonly after: Values;
  }[];
  readonly retiring: ReadonlySet<number>;
};

/** The rows to save, beside those in use that the call leaves as they are. */
function together<Values extends object, Stored extends { readonly id: number }>(
  { plans, retiring }: Saving<Values>,
  stored: readonly Stored[],
) {
  const inUse = new Set(stored.map(({ id }) => id));
  const saving = new Set(plans.map(({ id }) => id));
  return {
    saved: plans.map(({ row, id, after }) => ({
      ...after,
      row,
      isNew: id === null || !inUse.has(id),
    })),
    others: stored.filter(({ id }) => !saving.has(id) && !retiring.has(id)),
  };
}
