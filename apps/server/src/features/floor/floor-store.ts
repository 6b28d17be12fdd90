import type { Floor } from "@comanda/domain/floor/floor";
import type { LocationId } from "@comanda/domain/id";

import type { Database } from "#database/database.ts";

import { findLinks } from "./link-store.ts";

/** The rooms in their order and the tables in use. */
export async function findFloor(database: Database, location: LocationId): Promise<Floor> {
  const rooms = await database
    .selectFrom("floor_room")
    .select(["id", "name"])
    .where("location", "=", location)
    .where("deleted_at", "is", null)
    .orderBy("index_number")
    .orderBy("id")
    .execute();
  const tables = await database
    .selectFrom("floor_table")
    .select([
      "id",
      "room",
      "name",
      "kind",
      "shape",
      "seats",
      "x",
      "y",
      "width",
      "height",
      "turn",
      "minimum_party as minimumParty",
      "maximum_party as maximumParty",
      "station",
    ])
    .where("location", "=", location)
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute();
  return { rooms, tables, links: await findLinks(database, location) };
}
