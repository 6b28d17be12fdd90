import { tableKinds, tableShapes } from "@comanda/domain/floor/floor";
import { Type, type Static } from "typebox";

import { defineCall } from "./call.ts";
import { officeTopic } from "./office.ts";
import { nameText } from "./typed-text.ts";
import { defineWriteReply } from "./change-lists.ts";
import { floorRoomId, floorTableId, orNull, stationId, tableLinkId } from "./wire.ts";

export type { TableKind, TableShape } from "@comanda/domain/floor/floor";

/** What the plan shows of a table, and where. */
const tableFields = {
  room: floorRoomId,
  /** As staff type it; a bill is at the table whose name and kind its place has. */
  name: Type.String(),
  /** Bills at a table have a table number, those in the others a room number. */
  kind: Type.Enum([...tableKinds]),
  shape: Type.Enum([...tableShapes]),
  seats: Type.Integer(),
  /** Pixels from the top left corner of the room. */
  x: Type.Integer(),
  y: Type.Integer(),
  width: Type.Integer(),
  height: Type.Integer(),
  /** Degrees clockwise around its middle. */
  turn: Type.Integer(),
  /** How many guests it is for; null if that does not matter. */
  minimumParty: orNull(Type.Integer()),
  maximumParty: orNull(Type.Integer()),
  /** The station that serves it; null for any. */
  station: orNull(stationId),
};

export const floorRoom = Type.Object({ id: floorRoomId, name: Type.String() });
export const floorTable = Type.Object({ id: floorTableId, ...tableFields });

export const linkedTables = Type.Array(floorTableId);
export const tableLink = Type.Object({ id: tableLinkId, tables: linkedTables });

const floor = Type.Object({
  /** In their order. */
  rooms: Type.Array(floorRoom),
  tables: Type.Array(floorTable),
  /** The tables whose guests sit together. */
  links: Type.Array(tableLink),
});
export type FloorReply = Static<typeof floor>;

/** The rooms of the location and the tables in use. */
export const readFloor = defineCall({
  name: "read-floor",
  method: "GET",
  isCached: true,
  path: "/floor",
  permission: "session",
  reply: floor,
});

/** The guests of these tables sit together, until the last of their bills has ended. */
export const linkTables = defineCall({
  name: "link-tables",
  method: "POST",
  path: "/table/link",
  permission: "session",
  body: Type.Object({
    tables: Type.Array(floorTableId, { minItems: 2, maxItems: 100, uniqueItems: true }),
  }),
  reply: defineWriteReply({ id: tableLinkId }),
});

export const unlinkTables = defineCall({
  name: "unlink-tables",
  method: "DELETE",
  path: "/table/link/{id}",
  permission: "session",
  params: Type.Object({ id: tableLinkId }),
  reply: defineWriteReply({ id: tableLinkId }),
});

export const officeFloorRoom = officeTopic("floor-room", {
  name: nameText,
  /** Rooms are shown in this order, lowest first. */
  indexNumber: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
});

export const officeFloorTable = officeTopic("floor-table", {
  ...tableFields,
  name: nameText,
});
