import type { AtHand } from "@comanda/contract/at-hand";
import { billId, locationId, staffId, stationId } from "@comanda/contract/wire";
import type { BillId, Instant, LocationId } from "@comanda/contract/wire";
import { Type, type Static } from "typebox";

import type { Session } from "#call/session.ts";

/** A till that was switched off says nothing any more; two of its pings may be lost. */
const staleMs = 75_000;

/** What one session has on its screen, as servers tell each other. */
export const placedAtHand = Type.Object({
  location: locationId,
  session: Type.String(),
  staff: staffId,
  station: stationId,
  /** Empty when it was put away. */
  bill: Type.Union([billId, Type.Null()]),
  atMs: Type.Integer(),
});
export type PlacedAtHand = Static<typeof placedAtHand>;

/** Who has which bill on the screen. It lives in memory alone: tills tell it again with every ping. */
export type BillsAtHand = {
  /** Whether that is news. */
  readonly put: (placed: PlacedAtHand) => boolean;
  /** Those of all others at the location. */
  readonly besides: (session: Session, now: Instant) => readonly AtHand[];
  /** How often there was news at the location. */
  readonly newsAt: (location: LocationId) => number;
};

type Told = { readonly entry: AtHand; readonly atMs: number };

export function billsAtHand(): BillsAtHand {
  const locations = new Map<LocationId, Map<string, Told>>();
  const news = new Map<LocationId, number>();
  const newsAt: BillsAtHand["newsAt"] = (location) => news.get(location) ?? 0;
  const isNews = ({ location, session, staff, station, bill, atMs }: PlacedAtHand): boolean => {
    const sessions = locations.get(location) ?? new Map<string, Told>();
    locations.set(location, sessions);
    forgetStale(sessions, atMs);
    const before = sessions.get(session)?.entry;
    if (bill === null) return sessions.delete(session);
    sessions.set(session, { entry: { bill, staff, station }, atMs });
    return before?.bill !== bill || before.station !== station;
  };
  return {
    newsAt,
    put: (placed) => {
      if (!isNews(placed)) return false;
      news.set(placed.location, newsAt(placed.location) + 1);
      return true;
    },
    besides: (asker, now) => {
      const sessions = locations.get(asker.location) ?? new Map<string, Told>();
      return (
        [...sessions]
          .filter(([session, told]) => session !== asker.id && !isStale(told.atMs, now))
          .map(([, { entry }]) => entry)
          // Who has signed in anew at the same till is not somebody else.
          .filter(({ staff, station }) => staff !== asker.staff || station !== asker.station)
      );
    },
  };
}

function forgetStale(sessions: Map<string, Told>, nowMs: number): void {
  for (const [session, { atMs }] of sessions) if (isStale(atMs, nowMs)) sessions.delete(session);
}

function isStale(atMs: number, nowMs: number): boolean {
  // A moment to come is from before the clock was set back.
  return Math.abs(nowMs - atMs) > staleMs;
}

/** What a till says with its ping; a till without a station has nothing on its screen. */
export function placedBy(
  { id, location, staff, station }: Session,
  bill: BillId | null,
  at: Instant,
): PlacedAtHand | null {
  return station === null ? null : { location, session: id, staff, station, bill, atMs: at };
}
