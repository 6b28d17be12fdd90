import type { TableMaker } from "#database/new-table.ts";

const tableKinds = ["table", "treatment-room", "hotel-room"];
const tableShapes = ["square", "round", "long", "bar-seat", "lounge"];

/** The rooms of a location, and the tables on their plan. A place of a bill needs no table. */
export async function addFloor(make: TableMaker): Promise<void> {
  await make.locationTable("floor_room").text("name").integer("index_number").create();
  await addRevisions(make, "floor_room");
  await make
    .locationTable("floor_table")
    .refersTo("room", "floor_room")
    .text("name")
    .enumeration("kind", tableKinds)
    .enumeration("shape", tableShapes)
    .integer("seats")
    .integer("x")
    .integer("y")
    .integer("width")
    .integer("height")
    .integer("turn")
    .integer("minimum_party", "optional")
    .integer("maximum_party", "optional")
    .refersTo("station", "station", "optional")
    .create();
  await addRevisions(make, "floor_table");
}

async function addRevisions(make: TableMaker, table: string): Promise<void> {
  await make.addColumnWithDefault(table, "revision", { value: 1, check: `"revision" >= 1` });
  await make.addInteger(table, "deleted_at");
}
