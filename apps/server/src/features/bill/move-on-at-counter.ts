import type { Place } from "@comanda/domain/bill/bill";
import { placeAfter } from "@comanda/domain/bill/counter-place";

import type { WriteContext } from "#journal/command.ts";

import { findCachedStations } from "../venue/index.ts";
import { findOpenBillsAt } from "./bill-store.ts";

/**
 * Two tills at one counter may give their next orders the same number, and so may tills without a connection. The order
 * that arrives later gets the next free one, so that staff are not asked about an occupied table.
 */
export async function moveOnAtCounter(context: WriteContext, taken: Place): Promise<Place> {
  const { tx, session } = context;
  const stations = await findCachedStations(context);
  const counter = stations.find(({ id, isCounter }) => id === session.station && isCounter);
  if (counter === undefined) return taken;
  let place = placeAfter(counter.name, taken);
  while (place !== null && (await findOpenBillsAt(tx, session.location, place)).length > 0) {
    place = placeAfter(counter.name, place);
  }
  return place ?? taken;
}
