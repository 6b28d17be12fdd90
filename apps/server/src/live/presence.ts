import type { BillViewer } from "@comanda/contract/bill-viewers";
import { billId, locationId, staffId, stationId } from "@comanda/contract/wire";
import type { BillId, Instant, LocationId } from "@comanda/contract/wire";
import { Type, type Static } from "typebox";

import type { Session } from "#call/session.ts";

/** A till that was switched off reports nothing any more; two of its pings may be lost. */
const staleMs = 75_000;

/** The bill on one session's screen, as servers exchange it. */
export const presenceNotice = Type.Object({
  location: locationId,
  session: Type.String(),
  staff: staffId,
  station: stationId,
  /** Null when the bill was closed on the screen. */
  bill: Type.Union([billId, Type.Null()]),
  atMs: Type.Integer(),
});
export type PresenceNotice = Static<typeof presenceNotice>;

/** The bills on the screens of a location's tills. In memory only: tills report them again with every ping. */
export type BillPresence = {
  /** Returns whether that is a change. */
  readonly update: (notice: PresenceNotice) => boolean;
  /** The bills on all other screens of the location. */
  readonly othersViewing: (session: Session, now: Instant) => readonly BillViewer[];
  /** The number of changes at the location. */
  readonly changeCount: (location: LocationId) => number;
};

type PresenceEntry = { readonly entry: BillViewer; readonly atMs: number };

export function trackPresence(): BillPresence {
  const locations = new Map<LocationId, Map<string, PresenceEntry>>();
  const changeCounts = new Map<LocationId, number>();
  const countAt: BillPresence["changeCount"] = (location) => changeCounts.get(location) ?? 0;
  /** Returns whether that changes what others see. */
  const applyNotice = ({
    location,
    session,
    staff,
    station,
    bill,
    atMs,
  }: PresenceNotice): boolean => {
    const sessions = locations.get(location) ?? new Map<string, PresenceEntry>();
    locations.set(location, sessions);
    forgetStale(sessions, atMs);
    const before = sessions.get(session)?.entry;
    if (bill === null) return sessions.delete(session);
    sessions.set(session, { entry: { bill, staff, station }, atMs });
    return before?.bill !== bill || before.station !== station;
  };
  return {
    changeCount: countAt,
    update: (notice) => {
      if (!applyNotice(notice)) return false;
      changeCounts.set(notice.location, countAt(notice.location) + 1);
      return true;
    },
    othersViewing: (asker, now) => {
      const sessions = locations.get(asker.location) ?? new Map<string, PresenceEntry>();
      return (
        [...sessions]
          .filter(([session, { atMs }]) => session !== asker.id && !isStale(atMs, now))
          .map(([, { entry }]) => entry)
          // A new sign-in of the same user at the same till is not another user.
          .filter(({ staff, station }) => staff !== asker.staff || station !== asker.station)
      );
    },
  };
}

function forgetStale(sessions: Map<string, PresenceEntry>, nowMs: number): void {
  for (const [session, { atMs }] of sessions) if (isStale(atMs, nowMs)) sessions.delete(session);
}

function isStale(atMs: number, nowMs: number): boolean {
  // A time in the future is from before the clock was set back.
  return Math.abs(nowMs - atMs) > staleMs;
}

/** What a till reports with its ping; a till without a station views no bill. */
export function presenceOf(
  { id, location, staff, station }: Session,
  bill: BillId | null,
  at: Instant,
): PresenceNotice | null {
  return station === null ? null : { location, session: id, staff, station, bill, atMs: at };
}
