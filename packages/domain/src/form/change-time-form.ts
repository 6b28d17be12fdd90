import type { TimerTimes } from "../bill/change-time.ts";
import { refuse, type Refusal } from "../refusal.ts";
import { parseDateTimeText } from "../time/typed-date.ts";
import type { Instant } from "../time/instant.ts";
import type { TimeZone } from "../time/local-time.ts";
import { instantOfLocal } from "../time/instant-of-local.ts";
import { laterOccurrence } from "../time/later-occurrence.ts";
import { checkForm } from "./check-form.ts";
import { formErrors, type FormErrors } from "./field-error.ts";
import { dateTime, required, type FormRules } from "./field-rule.ts";

export type ChangeTimeFormValues = { readonly start: string; readonly end: string };

export const changeTimeFormRules: FormRules<keyof ChangeTimeFormValues> = {
  start: [required, dateTime],
  end: [dateTime],
};

/** The zone of the venue, and the moment at which the times are typed. */
export type TypingClock = { readonly zone: TimeZone; readonly now: Instant };

/** Reads the times on the venue's clock. Without an end the timer keeps running; it never ends before it starts. */
export function parseChangeTimeForm(
  values: ChangeTimeFormValues,
  clock: TypingClock,
): TimerTimes | FormErrors | Refusal {
  const errors = checkForm(changeTimeFormRules, values);
  const startedAt = readTypedTime("start", values.start, clock);
  const endedAt = readTypedTime("end", values.end, clock);
  if (errors.length > 0 || startedAt === null) return formErrors(errors);
  if (endedAt !== null && endedAt < startedAt) return refuse("time-invalid");
  return { startedAt, endedAt };
}

/**
 * In the hour that clocks repeat, an end is the later of the two moments that have passed: that is what the clock
 * shows. A start is the first. Null if the text is no time.
 */
export function readTypedTime(
  field: keyof ChangeTimeFormValues,
  text: string,
  { zone, now }: TypingClock,
): Instant | null {
  const time = parseDateTimeText(text.trim());
  if (time === null) return null;
  const first = instantOfLocal(time, zone);
  if (field === "start") return first;
  const later = laterOccurrence(first, zone);
  return later <= now ? later : first;
}
