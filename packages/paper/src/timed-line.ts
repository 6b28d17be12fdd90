import { msPerDay, msPerMinute, type Instant } from "@comanda/domain/time/instant";
import { noteTimeText, timeText } from "@comanda/domain/time/date-text";
import type { TimeZone } from "@comanda/domain/time/local-time";

import type { PaperMessages } from "./messages/english.ts";

type Span = { readonly startedAt: Instant; readonly endedAt: Instant | null };

/** The duration, and the start and end on the venue's clock: 1 h 45 min, 19:02–20:47. */
export function formatTimeSpent(
  { startedAt, endedAt }: Span,
  zone: TimeZone,
  { units }: PaperMessages,
): string {
  if (endedAt === null) return `${timeText(startedAt, zone)}–`;
  const times = [startedAt, endedAt].map((at) =>
    // From a day on, the times need their dates.
    endedAt - startedAt < msPerDay ? timeText(at, zone) : noteTimeText(at, zone),
  );
  return `${formatDuration(startedAt, endedAt, units)}, ${times.join("–")}`;
}

const minutesPerHour = 60;
const hoursPerDay = 24;

/** A started minute counts as a whole one, as it is charged; units of zero are left out. */
function formatDuration(from: Instant, to: Instant, { charged }: PaperMessages["units"]): string {
  const minutes = Math.ceil(Math.max(0, to - from) / msPerMinute);
  const hours = Math.floor(minutes / minutesPerHour);
  const parts = [
    { count: Math.floor(hours / hoursPerDay), say: charged[2] },
    { count: hours % hoursPerDay, say: charged[1] },
    { count: minutes % minutesPerHour, say: charged[0] },
  ].filter(({ count }) => count > 0);
  const texts = parts.map(({ count, say }) => say(String(count)));
  return texts.length === 0 ? charged[0]("0") : texts.join(" ");
}
