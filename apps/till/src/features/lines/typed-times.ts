import type { TimerTimes } from "@comanda/domain/bill/change-time";
import {
  parseChangeTimeForm,
  readTypedTime,
  type TypingClock,
} from "@comanda/domain/form/change-time-form";
import { isFormErrors, type FormErrors } from "@comanda/domain/form/field-error";
import { formatTypedDateTime } from "@comanda/domain/input-pad/format-typed-date-time";
import { isRefusal, refuse, type Refusal } from "@comanda/domain/refusal";
import { dateTimeText } from "@comanda/domain/time/date-time-text";
import { instant, msPerMinute, type Instant } from "@comanda/domain/time/instant";
import type { TimeZone } from "@comanda/domain/time/local-time";

/** A time as its field shows it, to the minute; a value that was not edited keeps its seconds. */
export type TypedMoment = { readonly text: string; readonly exact: Instant | null };

export type TypedTimes = { readonly start: TypedMoment; readonly end: TypedMoment };

export const noMoment: TypedMoment = { text: "", exact: null };

export function momentAt(at: Instant, zone: TimeZone): TypedMoment {
  return { text: dateTimeText(at, zone), exact: at };
}

export function typedMoment(text: string): TypedMoment {
  return { text: formatTypedDateTime(text), exact: null };
}

/** Moves one of the times by some minutes, as it would be read; an end that is not set starts from now. */
export function shiftTypedMoment(
  times: TypedTimes,
  name: keyof TypedTimes,
  minutes: number,
  clock: TypingClock,
): TypedMoment {
  const { text, exact } = times[name];
  const from = exact ?? readTypedTime(name, text, clock) ?? clock.now;
  return momentAt(instant(from + minutes * msPerMinute), clock.zone);
}

/** Parses both fields. A timer started and stopped within the same minute does not end before it began. */
export function parseTimes(
  { start, end }: TypedTimes,
  clock: TypingClock,
): TimerTimes | FormErrors | Refusal {
  const times = parseChangeTimeForm({ start: start.text, end: end.text }, clock);
  if (isFormErrors(times) || isRefusal(times)) return times;
  const startedAt = start.exact ?? times.startedAt;
  const endedAt = times.endedAt === null ? null : (end.exact ?? times.endedAt);
  if (endedAt === null || startedAt <= endedAt) return { startedAt, endedAt };
  const minute = instant(Math.floor(startedAt / msPerMinute) * msPerMinute);
  return minute <= endedAt ? { startedAt: minute, endedAt } : refuse("time-invalid");
}
