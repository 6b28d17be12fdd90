import type { StationReply } from "@comanda/contract/venue";

import { requireSession } from "../order/index.ts";

/** The station of this till if it is a counter. */
export function findCounter(): StationReply | null {
  const { user, stations } = requireSession();
  return stations.find(({ id, isCounter }) => id === user.station && isCounter === true) ?? null;
}

export function isCounterHere(): boolean {
  return findCounter() !== null;
}
