import type { Intent } from "@comanda/sync/outbox/intent";

import type { Session } from "#api/session.ts";

import { placeOf } from "../kept-orders/index.ts";

/**
 * What is kept for a sale point of the user's locations that is none any longer: nobody can log in there to send it. Of
 * other locations this till does not know.
 */
export function formerOrders(
  all: readonly Intent[],
  { stations, locations }: Pick<Session, "stations" | "locations">,
): readonly Intent[] {
  const open = new Set(stations.filter(({ isSalePoint }) => isSalePoint).map(placeOf));
  const known = new Set(locations.map(({ id }) => String(id)));
  return all.filter(
    ({ done, place }) => done === null && !open.has(place) && known.has(place.split(".")[0] ?? ""),
  );
}
