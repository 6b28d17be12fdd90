import { placeKey, type SeatedBill } from "../bill/place.ts";
import type { Place } from "../bill/bill.ts";
import type { FloorRoomId, FloorTableId, StationId, TableLinkId } from "../id.ts";

/** How a table is drawn. */
export const tableShapes = ["square", "round", "long", "bar-seat", "lounge"] as const;
export type TableShape = (typeof tableShapes)[number];

/** What a table is: spas and hotels serve guests in rooms. */
export const tableKinds = ["table", "treatment-room", "hotel-room"] as const;
export type TableKind = (typeof tableKinds)[number];

/** A room or terrace of the venue. */
export type FloorRoom = { readonly id: FloorRoomId; readonly name: string };

/** Where a table stands: pixels of the plan from its top left corner, and degrees clockwise around its middle. */
export type TableBox = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly turn: number;
};

/** A table on the plan. A bill knows only its place: the name is all that connects them. */
export type FloorTable = TableBox & {
  readonly id: FloorTableId;
  readonly room: FloorRoomId;
  readonly name: string;
  readonly kind: TableKind;
  readonly shape: TableShape;
  readonly seats: number;
  /** How many guests it is for; null if that does not matter. */
  readonly minimumParty: number | null;
  readonly maximumParty: number | null;
  /** The station that serves it; null for any. */
  readonly station: StationId | null;
};

/** Tables whose guests sit together, each with the bills that it has. */
export type TableLink = { readonly id: TableLinkId; readonly tables: readonly FloorTableId[] };

/** The rooms in their order, and their tables. */
export type Floor = {
  readonly rooms: readonly FloorRoom[];
  readonly tables: readonly FloorTable[];
  readonly links: readonly TableLink[];
};

export const emptyFloor: Floor = { rooms: [], tables: [], links: [] };

/** The place of a bill at a table. */
export function placeOfTable({ kind, name }: Pick<FloorTable, "kind" | "name">): Place {
  return { kind: kind === "table" ? "table" : "room", name };
}

/** The tables by the key of their places, to find those of many bills. */
export function tablesByPlace<Table extends Pick<FloorTable, "kind" | "name">>(
  tables: readonly Table[],
): ReadonlyMap<string, Table> {
  return new Map(tables.map((table) => [placeKey(placeOfTable(table)), table]));
}

/** The table at which a bill is; null for a bill elsewhere. */
export function findTableOf<Table extends Pick<FloorTable, "kind" | "name">>(
  tables: ReadonlyMap<string, Table>,
  { place }: Pick<SeatedBill, "place">,
): Table | null {
  return place === null ? null : (tables.get(placeKey(place)) ?? null);
}
