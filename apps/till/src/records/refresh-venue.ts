import type { Menu } from "@comanda/contract/menu";

import { sessionState, storeSession } from "#api/session.ts";

/** Applies changes of a location and its stations in the back office at once, not only at the next sign-in. */
export function refreshVenue({ location, stations: here }: Pick<Menu, "location" | "stations">) {
  const current = sessionState();
  if (current.state === "signed-out") return;
  const { session } = current;
  const locations = session.locations.map((one) => (one.id === location.id ? location : one));
  const elsewhere = session.stations.filter((one) => one.location !== location.id);
  const stations = [...elsewhere, ...here].toSorted((one, other) => one.id - other.id);
  const isSame =
    JSON.stringify([locations, stations]) === JSON.stringify([session.locations, session.stations]);
  if (!isSame) storeSession({ ...session, locations, stations });
}
