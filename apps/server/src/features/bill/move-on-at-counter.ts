import type { Place } from "@comanda/domain/bill/bill";
import { placeAfter } from "@comanda/domain/bill/counter-place";

import type { WriteContext } from "#journal/command.ts";

import { findCachedStations } from "../venue/index.ts";
import { findOpenBillsAt } from "./bill-store.ts";

/**
 * Two tills at one counter may give their next orders the same number, and so may tills without a connection: the order
 * that arrives later gets the next free one, and nobody is asked about a table.
 */
export async function moveOnAtCounter(context: WriteContext, wanted: Place): Promise<Place> {
  const { tx, session } = context;
  const stations = await findCachedStations(context);
  const counter = stations.find(({ id, isCounter }) => id === session.station && isCounter);
  if (counter === undefined) return wanted;
  let place = wanted;
  for (;;) {
    const next = placeAfter(counter.name, place);
    const isFree = (await findOpenBillsAt(tx, session.location, place)).length === 0;
    if (next === null || isFree) return place;
    place = next;
  }
}
