import { readDateTime } from "@comanda/contract/wire";
import { dateTimeText } from "@comanda/domain/time/date-time-text";
import { isLeftOpen } from "@comanda/domain/work-day/is-left-open";

import { useAllMessages } from "#language/all-messages.ts";
import { useCurrentMinute } from "#records/use-current-minute.ts";
import { useRecords } from "#records/use-records.ts";
import { Banner } from "#ui/banner.tsx";

import { openDay, requireSession, zoneOf } from "../order/index.ts";

type DayLeftOpenProps = {
  /** Whether this is the screen that ends the day, or that button comes later. */
  readonly isHere?: boolean;
};

/** A warning for a day that has been open for 24 hours: since when, what that means, and what to press. */
export function DayLeftOpen({ isHere = false }: DayLeftOpenProps) {
  const { shifts } = useAllMessages();
  const day = useRecords(openDay);
  const now = useCurrentMinute();
  if (day === null) return null;
  const startedAt = readDateTime(day.startTime);
  if (!isLeftOpen({ startedAt }, now)) return null;
  const since = shifts.dayLeftOpen(dateTimeText(startedAt, zoneOf(requireSession())));
  const next = isHere ? shifts.endDayHere(shifts.endWorkDay) : shifts.endDayNext(shifts.endOfDay);
  return <Banner>{`${since} ${next}`}</Banner>;
}
