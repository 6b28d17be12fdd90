import type { TableKind, TableShape } from "@comanda/contract/floor";
import type {
  FloorRoomId,
  FloorTableId,
  LocationId,
  StationId,
  TableLinkId,
} from "@comanda/contract/wire";
import type { Generated } from "kysely";

import type { Json, Retirable } from "./column-types.ts";
import type { TableRoles } from "./table-roles.ts";

export type FloorTables = {
  floor_room: Retirable & {
    id: Generated<FloorRoomId>;
    location: LocationId;
    name: string;
    index_number: number;
  };
  /** A table on the plan of a room. Bills do not refer to it: their place names it. */
  floor_table: Retirable & {
    id: Generated<FloorTableId>;
    location: LocationId;
    room: FloorRoomId;
    name: string;
    kind: TableKind;
    shape: TableShape;
    seats: number;
    x: number;
    y: number;
    width: number;
    height: number;
    /** Degrees clockwise. */
    turn: number;
    minimum_party: number | null;
    maximum_party: number | null;
    station: StationId | null;
  };
  /** Tables whose guests sit together: a list of their ids. */
  table_link: { id: Generated<TableLinkId>; location: LocationId; tables: Json };
};

/** No price depends on where guests sit. */
export const floorTableRoles: TableRoles<FloorTables> = {
  floor_room: "everyday",
  floor_table: "everyday",
  table_link: "everyday",
};
