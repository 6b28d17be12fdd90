import type { CalendarDate } from "@comanda/domain/time/calendar";
import { localTime } from "@comanda/domain/time/local-time";
import { parseWireDateTime } from "@comanda/domain/time/wire-date";

import type { Session } from "#api/session.ts";

import { currentWholeSecond, zoneOf } from "./sale-context.ts";
import { openDay } from "./working-hours.ts";

/** The date on which the current work day began, or else the date in the venue's time zone. */
export function currentWorkDate(session: Session): CalendarDate {
  const day = openDay();
  const began = day === null ? null : parseWireDateTime(day.startTime);
  const { year, month, day: ofMonth } = localTime(began ?? currentWholeSecond(), zoneOf(session));
  return { year, month, day: ofMonth };
}
