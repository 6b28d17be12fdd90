import { readMonthReport } from "@comanda/contract/report";
import type { MonthSummaryReply } from "@comanda/contract/summary";
import { countLimits } from "@comanda/domain/input-pad/pad-limits";
import { pressPadKey } from "@comanda/domain/input-pad/press-pad-key";
import { refuse } from "@comanda/domain/refusal";
import { formatTypedDate } from "@comanda/domain/input-pad/format-typed-date-time";
import type { CalendarDate } from "@comanda/domain/time/calendar";
import { wireDate } from "@comanda/domain/time/wire-date";
import { offeredMonth } from "@comanda/domain/work-day/offered-month";
import { dateText } from "@comanda/domain/time/date-time-text";
import { parseDateText } from "@comanda/domain/time/typed-date";
import { useState } from "react";
import { useLocation } from "wouter";

import { callApi } from "#api/call.ts";
import { useAllMessages } from "#language/all-messages.ts";
import { useTitle } from "#language/use-title.ts";
import type { Reference } from "#records/reference.ts";
import { useRead } from "#records/use-read.ts";
import { FormScreen } from "#ui/form-screen.tsx";
import { KeyGrid } from "#ui/key-grid.tsx";
import { PadField } from "#ui/pad-field.tsx";
import { Waiting } from "#ui/waiting.tsx";

import { useAction, type Problem } from "../notice/index.ts";
import { currentWorkDate, requireSession } from "../order/index.ts";
import { findLastWorkDay } from "./find-last-work-day.ts";
import { MonthReport } from "./month-report.tsx";

const limits = countLimits(10);

type Field = "start" | "end";
type Dates = Readonly<Record<Field, string>>;

type EndOfMonthScreenProps = { readonly reference: Reference };

/** Asks for two dates and shows the figures of the days between them. */
export function EndOfMonthScreen({ reference }: EndOfMonthScreenProps) {
  const { shifts } = useAllMessages();
  useTitle(shifts.endOfMonth);
  const lastWorkDay = useRead(findLastWorkDay, "last work day");
  if (lastWorkDay.state === "waiting") return <Waiting>{shifts.reportsLoading}</Waiting>;
  // Without the server, the dates can be typed nevertheless.
  const last = lastWorkDay.state === "ready" ? lastWorkDay.reply : null;
  return <MonthForm reference={reference} lastWorkDay={last} />;
}

type MonthFormProps = EndOfMonthScreenProps & { readonly lastWorkDay: CalendarDate | null };

function MonthForm({ reference, lastWorkDay }: MonthFormProps) {
  const messages = useAllMessages();
  const { shifts, order, cancel } = messages;
  const [, navigate] = useLocation();
  const { isBusy, run } = useAction();
  const [dates, setDates] = useState(() => offeredDates(lastWorkDay));
  const [focused, setFocused] = useState<Field>("start");
  const [wrong, setWrong] = useState<readonly Field[]>([]);
  const [summary, setSummary] = useState<MonthSummaryReply | null>(null);
  if (summary !== null) {
    return <MonthReport reference={reference} summary={summary} onBack={() => setSummary(null)} />;
  }
  const change = (field: Field, text: string) => {
    setDates((before) => ({ ...before, [field]: formatTypedDate(text) }));
    setWrong((before) => before.filter((one) => one !== field));
  };
  const submit = async (): Promise<Problem> => {
    const asked = await callApi(readMonthReport, { body: monthReportBody(dates) });
    if (!asked.ok) return asked.failure;
    if (asked.reply.days.length === 0) return refuse("month-without-days");
    setSummary(asked.reply);
    return null;
  };
  const handleSubmit = () => {
    const unread = invalidDates(dates);
    setWrong(unread);
    if (unread.length === 0) void run(submit);
  };
  const field = (name: Field, label: string) => (
    <PadField
      label={label}
      value={dates[name]}
      problem={wrong.includes(name) ? messages.fields.wrongDateFormat : undefined}
      isFirst={name === "start"}
      onFocus={() => setFocused(name)}
      onChange={(text) => change(name, text)}
    />
  );
  return (
    <FormScreen
      title={shifts.endOfMonth}
      texts={{ cancel, submit: shifts.submit }}
      isBusy={isBusy}
      keys={
        <KeyGrid
          texts={order}
          extra="none"
          onKey={(key) => change(focused, pressDateKey(dates[focused], key))}
        />
      }
      onSubmit={handleSubmit}
      onCancel={() => navigate("/order")}
    >
      {field("start", shifts.startDate)}
      {field("end", shifts.endDate)}
    </FormScreen>
  );
}

/** A digit typed after a complete date starts a new one. */
function pressDateKey(text: string, key: string): string {
  const isWhole = text.length === limits.maximumLength && key !== "<";
  return pressPadKey(isWhole ? "" : text.replaceAll("/", ""), key, limits);
}

function offeredDates(lastWorkDay: CalendarDate | null): Dates {
  const { from, to } = offeredMonth(currentWorkDate(requireSession()), lastWorkDay);
  return { start: dateText(from), end: dateText(to) };
}

/** An empty date is left to the server, which uses the work day and today. */
function invalidDates(dates: Dates): readonly Field[] {
  const fields: readonly Field[] = ["start", "end"];
  return fields.filter((name) => dates[name] !== "" && parseDateText(dates[name]) === null);
}

function monthReportBody({ start, end }: Dates) {
  const [from, to] = [parseDateText(start), parseDateText(end)];
  return {
    startTime: from === null ? null : wireDate(from),
    endTime: to === null ? null : wireDate(to),
    force: from !== null || to !== null,
  };
}
