import type { Place } from "@comanda/domain/bill/bill";
import { placeAfter } from "@comanda/domain/bill/counter-place";

import type { WriteContext } from "#journal/command.ts";

import { findOpenBillsAt } from "./bill-store.ts";
import { findCounter } from "./find-counter.ts";

/**
 * Two tills at one counter may give their next orders the same number, and so may tills without a connection. The order
 * that arrives later gets the next free one, so that staff are not asked about an occupied table.
 */
export async function moveOnAtCounter(context: WriteContext, taken: Place): Promise<Place> {
  const { tx, session } = context;
  const counter = await findCounter(context);
  if (counter === null) return taken;
  let place = placeAfter(counter.name, taken);
  while (place !== null && (await findOpenBillsAt(tx, session.location, place)).length > 0) {
    place = placeAfter(counter.name, place);
  }
  return place ?? taken;
}
