import type { StationReply } from "@comanda/contract/venue";

import { sessionState } from "./session.ts";

/** The station of this till if it is a counter. */
export function findCounter(): StationReply | null {
  const now = sessionState();
  if (now.state === "signed-out") return null;
  const { user, stations } = now.session;
  return stations.find(({ id, isCounter }) => id === user.station && isCounter === true) ?? null;
}

export function isCounterHere(): boolean {
  return findCounter() !== null;
}
