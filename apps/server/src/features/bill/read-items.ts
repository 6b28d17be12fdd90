import type { ChangedItem, NewItem } from "@comanda/contract/bill";
import { parseSentLine } from "@comanda/contract/sent-line";
import type { TimerTimes } from "@comanda/domain/bill/change-time";
import { lineKey } from "@comanda/domain/bill/line";
import type { SentLine } from "@comanda/domain/bill/receive-lines";
import type { LineChange } from "@comanda/domain/bill/update-bill";
import { isRefusal, refuse, type Refusal } from "@comanda/domain/refusal";
import { parseWireDateTime } from "@comanda/domain/time/wire-date";
import { instant, msPerSecond, type Instant } from "@comanda/domain/time/instant";

import { endOfSecond } from "./apply-press-terms.ts";
import type { LineRow } from "./bill-rows.ts";

/** How far a till's clock may be ahead when it reports the time of a press. */
export const maxAheadMs = 60_000;

/** The maximum age of a session's presses, from the till's contacts. */
export type OldestPress = (session: string, now: Instant) => Instant;

/** A press as received; one that cannot be as old as it claims counts as made now. */
export type ReadPress = SentLine & { readonly isTooOld: boolean };

/** When the presses arrive, and how old they may be. */
export type PressTimes = { readonly now: Instant; readonly oldest: Instant };

/**
 * Reads the presses of a till. None may lie in the future, and one that claims to be older than possible counts as
 * pressed now.
 */
export function readNewItems(
  items: readonly NewItem[],
  { now, oldest }: PressTimes,
): readonly ReadPress[] | Refusal {
  const lines: ReadPress[] = [];
  for (const item of items) {
    const line = parseSentLine(item);
    if (isRefusal(line)) return line;
    if (line.at > now + maxAheadMs) return refuse("time-invalid");
    const isTooOld = endOfSecond(line) < oldest;
    lines.push({ ...line, isTooOld, at: isTooOld ? wholeSecond(now) : line.at });
  }
  return lines;
}

function wholeSecond(at: Instant): Instant {
  return instant(Math.floor(at / msPerSecond) * msPerSecond);
}

/** Reads a till's changes of lines; a line that is not on the bill gets a key that matches none. */
export function readChangedItems(
  items: readonly ChangedItem[],
  lines: readonly LineRow[],
): readonly LineChange[] | Refusal {
  const changes: LineChange[] = [];
  for (const { id, note, orderLevel, times, seats, course, isBrokenUp } of items) {
    const key = lines.find((line) => line.id === id)?.key ?? `no line ${id}`;
    const read = times === undefined ? undefined : readTimes(times);
    if (read === null) return refuse("time-invalid");
    changes.push({
      key: lineKey(key),
      ...(note !== undefined && { note }),
      ...(orderLevel !== undefined && { orderLevel }),
      ...(seats !== undefined && { seats }),
      ...(course !== undefined && { course }),
      ...(read !== undefined && { times: read }),
      ...(isBrokenUp === true && { isBrokenUp }),
    });
  }
  return changes;
}

function readTimes({ timeStart, timeEnd }: NonNullable<ChangedItem["times"]>): TimerTimes | null {
  const startedAt = parseWireDateTime(timeStart);
  if (startedAt === null) return null;
  if (timeEnd === null) return { startedAt, endedAt: null };
  const endedAt = parseWireDateTime(timeEnd);
  return endedAt === null ? null : { startedAt, endedAt };
}
