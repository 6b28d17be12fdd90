import { timeZone, type TimeZone } from "@comanda/domain/time/local-time";

import { sessionState } from "#api/session.ts";

/** The time zone of the venue; null if nobody is signed in. */
export function zoneOfVenue(): TimeZone | null {
  const now = sessionState();
  if (now.state === "signed-out") return null;
  const { locations, user } = now.session;
  const here = locations.find(({ id }) => id === user.location);
  return here === undefined ? null : timeZone(here.timeZone);
}
