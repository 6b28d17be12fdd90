import type { ChangedItem, NewItem } from "@comanda/contract/bill";
import { parseSentLine } from "@comanda/contract/sent-line";
import type { TimerTimes } from "@comanda/domain/bill/change-time";
import { lineKey } from "@comanda/domain/bill/line";
import { countSentLines, requireSendableAtOnce } from "@comanda/domain/bill/lines-at-once";
import type { SentLine } from "@comanda/domain/bill/receive-lines";
import type { LineChange } from "@comanda/domain/bill/update-bill";
import { isRefusal, refuse, type Refusal } from "@comanda/domain/refusal";
import { parseWireDateTime } from "@comanda/domain/time/wire-date";
import { instant, msPerSecond, type Instant } from "@comanda/domain/time/instant";

import { endOfSecond } from "./apply-press-terms.ts";
import type { LineRow } from "./bill-rows.ts";

/** How far a till's clock may be ahead when it reports the time of a press. */
const maxAheadMs = 60_000;

/** The maximum age of a session's presses, from the till's contacts. */
export type OldestPress = (session: string, now: Instant) => Instant;

/** A press as received; one that cannot have been made when it claims counts as made now. */
export type ReadPress = SentLine & { readonly isDatedNow: boolean };

/** When the presses arrive, and how old they may be. */
export type PressTimes = { readonly now: Instant; readonly oldest: Instant };

/**
 * Reads the presses of a till. One that claims to be older than possible counts as made now, and so does one of the
 * future: until a device's clock was put right, its till added the same error to the time of the server.
 */
export function readNewItems(
  items: readonly NewItem[],
  { now, oldest }: PressTimes,
): readonly ReadPress[] | Refusal {
  const tooMany = requireSendableAtOnce(countSentLines(items));
  if (tooMany !== null) return tooMany;
  const lines: ReadPress[] = [];
  for (const item of items) {
    const line = parseSentLine(item);
    if (isRefusal(line)) return line;
    if (line.at > now + maxAheadMs) lines.push(madeNow(line, now));
    else if (endOfSecond(line) < oldest) {
      lines.push({ ...line, isDatedNow: true, at: wholeSecond(now) });
    } else lines.push({ ...line, isDatedNow: false });
  }
  return lines;
}

/** A timer that was started with the press moves along. */
function madeNow(line: SentLine, now: Instant): ReadPress {
  const at = wholeSecond(now);
  const back = (time: Instant) => instant(time - (line.at - at));
  const moved = { ...line, at, isDatedNow: true };
  if (moved.kind !== "article" || moved.times === null) return moved;
  const { startedAt, endedAt } = moved.times;
  const times = { startedAt: back(startedAt), endedAt: endedAt === null ? null : back(endedAt) };
  return { ...moved, times };
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
    if (read === null) return refuse("date-invalid");
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
