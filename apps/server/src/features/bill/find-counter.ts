import type { Station } from "@comanda/domain/venue/location";

import type { WriteContext } from "#journal/command.ts";

import { findCachedStations } from "../venue/index.ts";

/** The station of this write if it is a counter. */
export async function findCounter(context: WriteContext): Promise<Station | null> {
  const stations = await findCachedStations(context);
  const own = stations.find(({ id }) => id === context.session.station);
  return own?.isCounter === true ? own : null;
}
