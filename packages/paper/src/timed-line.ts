import { fillTemplate } from "@comanda/domain/text/fill-template";
import { msPerDay, msPerMinute, type Instant } from "@comanda/domain/time/instant";
import { noteTimeText } from "@comanda/domain/time/date-text";
import { timeText } from "@comanda/domain/time/date-time-text";
import type { TimeZone } from "@comanda/domain/time/local-time";

import type { PaperMessages } from "./messages/paper-messages.ts";

/** The words for a duration and for a rate, by unit code of the wire: minutes, hours, days. */
export const chargedUnits = { 0: "chargedMinutes", 1: "chargedHours", 2: "chargedDays" } as const;
export const rateUnits = { 0: "perMinute", 1: "perHour", 2: "perDay" } as const;

type Span = { readonly startedAt: Instant; readonly endedAt: Instant | null };

/** The duration, and the start and end on the venue's clock: 1 h 45 min, 19:02–20:47. */
export function formatTimeSpent(
  { startedAt, endedAt }: Span,
  zone: TimeZone,
  words: PaperMessages,
): string {
  if (endedAt === null) return `${timeText(startedAt, zone)}–`;
  const times = [startedAt, endedAt].map((at) =>
    // From a day on, the times need their dates.
    endedAt - startedAt < msPerDay ? timeText(at, zone) : noteTimeText(at, zone),
  );
  return `${formatDuration(startedAt, endedAt, words)}, ${times.join("–")}`;
}

const minutesPerHour = 60;
const hoursPerDay = 24;

/** A started minute counts as a whole one, as it is charged; units of zero are left out. */
function formatDuration(from: Instant, to: Instant, words: PaperMessages): string {
  const minutes = Math.ceil(Math.max(0, to - from) / msPerMinute);
  const hours = Math.floor(minutes / minutesPerHour);
  const parts = [
    { count: Math.floor(hours / hoursPerDay), unit: 2 },
    { count: hours % hoursPerDay, unit: 1 },
    { count: minutes % minutesPerHour, unit: 0 },
  ] as const;
  const said = parts.filter(({ count }) => count > 0);
  return (said.length === 0 ? parts.slice(-1) : said)
    .map(({ count, unit }) => fillTemplate(words[chargedUnits[unit]], { count }))
    .join(" ");
}
