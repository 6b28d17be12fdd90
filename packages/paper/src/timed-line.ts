import { fillTemplate } from "@comanda/domain/text/fill-template";
import { instant, msPerMinute, type Instant } from "@comanda/domain/time/instant";
import { noteTimeText } from "@comanda/domain/time/date-text";
import { timeText } from "@comanda/domain/time/date-time-text";
import { instantOfUtc, localTime, type TimeZone } from "@comanda/domain/time/local-time";
import { countWholeDays } from "@comanda/domain/timer/count-whole-days";

import type { PaperMessages } from "./messages/paper-messages.ts";

/** The words for a duration and for a rate, by unit code of the wire: minutes, hours, days. */
export const chargedUnits = { 0: "chargedMinutes", 1: "chargedHours", 2: "chargedDays" } as const;
export const rateUnits = { 0: "perMinute", 1: "perHour", 2: "perDay" } as const;

export type ChargedUnit = keyof typeof chargedUnits;

type TimeSpent = {
  readonly startedAt: Instant;
  readonly endedAt: Instant | null;
  readonly unit: ChargedUnit;
};

/** The duration, and the start and end on the venue's clock: 1 h 45 min, 19:02–20:47. */
export function formatTimeSpent(
  { startedAt, endedAt, unit }: TimeSpent,
  zone: TimeZone,
  words: PaperMessages,
): string {
  if (endedAt === null) return `${timeText(startedAt, zone)}–`;
  const hasDates = clockMinutes(endedAt, zone) - clockMinutes(startedAt, zone) >= minutesPerDay;
  const times = [startedAt, endedAt].map((at) =>
    hasDates ? noteTimeText(at, zone) : timeText(at, zone),
  );
  return `${formatDuration({ startedAt, endedAt, unit }, zone, words)}, ${times.join("–")}`;
}

/** The minutes on the venue's clock, which may have been put forward or back: from a day on, times need their dates. */
function clockMinutes(at: Instant, zone: TimeZone): number {
  return Math.floor(instantOfUtc(localTime(at, zone)) / msPerMinute);
}

const minutesPerHour = 60;
const minutesPerDay = 24 * minutesPerHour;

/**
 * A started minute counts as a whole one, as it is charged; units of zero are left out. What is charged by the day is
 * said in days of the venue's clock, and everything else in the hours that have passed.
 */
function formatDuration(
  { startedAt, endedAt, unit }: TimeSpent & { readonly endedAt: Instant },
  zone: TimeZone,
  words: PaperMessages,
): string {
  const passed = Math.ceil(Math.max(0, endedAt - startedAt) / msPerMinute);
  const end = instant(startedAt + passed * msPerMinute);
  const { days, until } =
    unit === 2 ? countWholeDays({ startedAt, endedAt: end, zone }) : { days: 0, until: startedAt };
  const minutes = (end - until) / msPerMinute;
  const parts = [
    { count: days, unit: 2 },
    { count: Math.floor(minutes / minutesPerHour), unit: 1 },
    { count: minutes % minutesPerHour, unit: 0 },
  ] as const;
  const said = parts.filter(({ count }) => count > 0);
  return (said.length === 0 ? parts.slice(-1) : said)
    .map((part) => fillTemplate(words[chargedUnits[part.unit]], { count: part.count }))
    .join(" ");
}
