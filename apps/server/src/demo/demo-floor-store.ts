import type { LocationId, StationId } from "@comanda/domain/id";

import type { WriteTransaction } from "#database/database.ts";

import { requireByName } from "./demo-amounts.ts";
import { usualTable, type DemoRoom } from "./demo-floor.ts";

type Location = { readonly id: LocationId; readonly stations: ReadonlyMap<string, StationId> };

export async function insertFloor(
  tx: WriteTransaction,
  { id: location, stations }: Location,
  rooms: readonly DemoRoom[],
): Promise<void> {
  for (const [index, { name, tables }] of rooms.entries()) {
    const { id: room } = await tx
      .insertInto("floor_room")
      .values({ location, name, index_number: index + 1 })
      .returning("id")
      .executeTakeFirstOrThrow();
    await tx
      .insertInto("floor_table")
      .values(
        tables.map(({ station, ...given }) => {
          const { minimumParty, maximumParty, ...fields } = { ...usualTable, ...given };
          return {
            ...fields,
            location,
            room,
            minimum_party: minimumParty,
            maximum_party: maximumParty,
            station: station === undefined ? null : requireByName(stations, station),
          };
        }),
      )
      .execute();
  }
}
