import { useRead } from "#records/use-read.ts";
import type { ReplyOf } from "@comanda/contract/call";
import { readPromotionCalendar } from "@comanda/contract/office-selling";
import {
  calendarDate,
  dayNumber,
  weekdayOf,
  type CalendarDate,
} from "@comanda/domain/time/calendar";
import { minutesPerDay } from "@comanda/domain/time/hours-of-day";
import { minutesText } from "@comanda/domain/time/minute-text";
import { wireDate } from "@comanda/domain/time/wire-date";
import { dateText } from "@comanda/domain/time/date-time-text";
import { localTime, type TimeZone } from "@comanda/domain/time/local-time";
import { useState } from "react";

import { callApi, type RequestOf } from "#api/call.ts";
import { FormSection } from "#ui/form-frame.tsx";
import { Waiting } from "#ui/waiting.tsx";

import { ReadFailure } from "../failure/index.ts";
import { currentWholeSecond } from "../order/index.ts";
import styles from "./promotion-calendar.module.css";
import { toList, type Fields } from "./office-record.ts";
import { codeText, type RecordContext } from "./value-text.ts";
import { findProblem } from "./invalid-input.ts";

type DayHours = ReplyOf<typeof readPromotionCalendar>[number];
type PromotionTimes = RequestOf<typeof readPromotionCalendar>["body"]["promotion"];

/** Four weeks, to show what repeats weekly. */
const daysShown = 28;

type PromotionCalendarProps = {
  readonly values: Fields;
  readonly look: RecordContext;
  readonly zone: TimeZone;
};

/** When a promotion applies by the typed values, before it is saved. */
export function PromotionCalendar({ values, look: context, zone }: PromotionCalendarProps) {
  const { promotion: texts } = context.office.tools;
  const [today] = useState(() => localTime(currentWholeSecond(), zone));
  const when = parsePromotionTimes(values);
  return (
    <FormSection
      title={texts.calendar}
      hint={when === null ? texts.calendarWrong : texts.calendarHint}
    >
      {when !== null && <Days when={when} first={today} look={context} />}
    </FormSection>
  );
}

type DaysProps = {
  readonly when: PromotionTimes;
  readonly first: CalendarDate;
  readonly look: RecordContext;
};

function Days({ when, first, look: context }: DaysProps) {
  const { promotion: texts } = context.office.tools;
  const from = wireDate(first);
  const request = useRead(
    () => callApi(readPromotionCalendar, { body: { from, days: daysShown, promotion: when } }),
    JSON.stringify(when),
  );
  if (request.state === "waiting") return <Waiting>{context.office.records.loading}</Waiting>;
  if (request.state === "failed") return <ReadFailure read={request} />;
  const hours = new Map(request.reply.map((each) => [each.day, each]));
  return (
    <div className={styles["calendar"]}>
      <p aria-live="polite">{texts.counts(hours.size, daysShown)}</p>
      <ol className={styles["days"]} aria-label={texts.calendar}>
        {Array.from({ length: daysShown }, (_none, index) => {
          const date = calendarDate(dayNumber(first) + index);
          const day = wireDate(date);
          return <Day key={day} date={date} hours={hours.get(day)} look={context} />;
        })}
      </ol>
    </div>
  );
}

type DayProps = {
  readonly date: CalendarDate;
  /** Undefined if the promotion does not apply on that day. */
  readonly hours: DayHours | undefined;
  readonly look: RecordContext;
};

function Day({ date, hours, look: context }: DayProps) {
  const weekday = codeText(String(weekdayOf(date)), { key: "weekdays" }, context);
  return (
    <li className={`${styles["day"]} ${hours === undefined ? "" : styles["counts"]}`}>
      <span>{weekday}</span> <span>{dateText(date)}</span>{" "}
      <span className={styles["times"]}>
        {hours === undefined ? "–" : timesText(hours, context)}
      </span>
    </li>
  );
}

function timesText(
  { startMinute, endMinute, endsNextDay }: DayHours,
  context: RecordContext,
): string {
  const { promotion: texts } = context.office.tools;
  if (endMinute - startMinute === minutesPerDay) return texts.allDay;
  const times = minutesText(startMinute, endMinute);
  return endsNextDay ? `${times} (${texts.nextDay})` : times;
}

/** The typed dates and times; null while one of them is invalid. */
export function parsePromotionTimes(values: Fields): PromotionTimes | null {
  const { isActive, fromDate, toDate, startMinute, endMinute, weekdays } = values;
  if ([fromDate, toDate, startMinute, endMinute].some((value) => findProblem(value) !== null))
    return null;
  const chosen = new Set(toList(weekdays));
  return {
    isActive: isActive === true,
    fromDate: typeof fromDate === "string" ? fromDate : null,
    toDate: typeof toDate === "string" ? toDate : null,
    startMinute: typeof startMinute === "number" ? startMinute : null,
    endMinute: typeof endMinute === "number" ? endMinute : null,
    weekdays: ([1, 2, 3, 4, 5, 6, 7] as const).filter((day) => chosen.has(day)),
  };
}
