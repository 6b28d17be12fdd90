import type { FoundDays, WorkDayStart } from "@comanda/contract/find-bills";
import { id } from "@comanda/domain/id";
import { timeZone } from "@comanda/domain/time/local-time";
import fc from "fast-check";
import { expect, test } from "vitest";

import {
  describePeriod,
  nextPeriod,
  periodOfDate,
  previousPeriod,
  type BillsPeriod,
  type DaysKnown,
} from "./bills-period.ts";

const zone = timeZone("Asia/Ho_Chi_Minh");
const running: BillsPeriod = { kind: "running-day" };
const last: BillsPeriod = { kind: "work-day", day: "last" };

/** Two work days of one date, and one of the next, which still runs in the last of these examples. */
const morning = start(1, "2026-11-29 23:30:00");
const evening = start(2, "2026-11-30 10:00:00");
const nextDay = start(3, "2026-12-01 01:00:00");

function start(number: number, startTime: string): WorkDayStart {
  return { id: id<"work-day">(number), startTime };
}

const oneDay = (day: WorkDayStart): BillsPeriod => ({ kind: "work-day", day });

/** What the server answers, from all days that have ended. */
function answer(ended: readonly WorkDayStart[], which: BillsPeriod): FoundDays | null {
  if (which.kind !== "work-day" && which.kind !== "running-day") return null;
  const wanted = which.kind === "work-day" && which.day !== "last" ? which.day.id : null;
  const place = wanted === null ? ended.length - 1 : ended.findIndex((day) => day.id === wanted);
  const [day = null, previousDay = null, nextOne = null] = [place, place - 1, place + 1].map(
    (index) => ended[index] ?? null,
  );
  return { day, previousDay, nextDay: nextOne };
}

function known(
  ended: readonly WorkDayStart[],
  which: BillsPeriod,
  open: WorkDayStart | null = null,
): DaysKnown {
  const isLocal = which.kind === "running-day" && open !== null;
  return { openSince: open?.startTime ?? null, found: isLocal ? null : answer(ended, which), zone };
}

test("after the end of the day, the list is that of the day that has ended", () => {
  const now = known([morning, evening], running);
  expect(describePeriod(running, now)).toEqual({ date: "30/11/2026", since: "17:00" });
  expect(previousPeriod(running, now)).toEqual(oneDay(morning));
  expect(nextPeriod(running, now)).toBeNull();
});

test("two days of one date differ in when they began", () => {
  const texts = [oneDay(morning), oneDay(evening)].map((which) =>
    describePeriod(which, known([morning, evening], which)),
  );
  expect(texts).toEqual([
    { date: "30/11/2026", since: "06:30" },
    { date: "30/11/2026", since: "17:00" },
  ]);
});

test("before the open day is the last one that has ended, even on the same date", () => {
  const now = known([morning], running, evening);
  expect(describePeriod(running, now)).toEqual({ date: "30/11/2026", since: "17:00" });
  expect(previousPeriod(running, now)).toEqual(last);
  const before = known([morning], last, evening);
  expect(describePeriod(last, before)).toEqual({ date: "30/11/2026", since: "06:30" });
  expect(previousPeriod(last, before)).toBeNull();
  expect(nextPeriod(last, before)).toEqual(running);
});

test("a date has the days of other dates beside it", () => {
  const date: BillsPeriod = { kind: "date", date: { year: 2026, month: 11, day: 30 } };
  const found = { day: null, previousDay: null, nextDay };
  const now = { openSince: null, found, zone };
  expect(describePeriod(date, now)).toEqual({ date: "30/11/2026", since: "" });
  expect([previousPeriod(date, now), nextPeriod(date, now)]).toEqual([null, oneDay(nextDay)]);
});

test.each(["waiting", "failed"] as const)("a day is not known while the server is %s", (found) => {
  const now = { openSince: null, found, zone };
  expect(describePeriod(running, now)).toEqual({ date: "", since: "" });
  expect(previousPeriod(running, now)).toBeNull();
  expect(describePeriod(oneDay(evening), now)).toEqual({ date: "30/11/2026", since: "17:00" });
  expect(previousPeriod(oneDay(evening), now)).toBeNull();
  expect(nextPeriod(oneDay(evening), now)).toEqual(found === "failed" ? running : null);
});

test("a search in all days, and no day, name no date, and the last day is before them", () => {
  const searched = {
    openSince: null,
    found: { day: null, previousDay: null, nextDay: null },
    zone,
  };
  for (const which of [running, { kind: "all-days" } as const]) {
    expect(describePeriod(which, searched)).toEqual({ date: "", since: "" });
    expect(previousPeriod(which, searched)).toEqual(last);
    expect(nextPeriod(which, searched)).toBeNull();
  }
});

test("a date in the address is the running day only if that began then", () => {
  const date = { year: 2026, month: 11, day: 30 };
  const open = { openSince: evening.startTime, zone };
  expect(periodOfDate(date, open)).toEqual(running);
  expect(periodOfDate(date, { openSince: nextDay.startTime, zone })).toEqual({
    kind: "date",
    date,
  });
  expect(periodOfDate(date, { openSince: null, zone })).toEqual({ kind: "date", date });
  expect(periodOfDate(null, open)).toEqual(running);
});

test("steps back and on go through every work day, whatever their dates", () => {
  const gaps = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(gaps, fc.boolean(), (hours, isOpen) => {
      let at = Date.parse("2026-11-01T00:00:00Z");
      const days = hours.map((gap, index) => {
        at += gap * 3_600_000;
        return start(index + 1, new Date(at).toISOString().slice(0, 19).replace("T", " "));
      });
      const open = isOpen ? (days.at(-1) ?? null) : null;
      const ended = isOpen ? days.slice(0, -1) : days;
      const walk = (from: BillsPeriod | null, step: typeof previousPeriod): string[] => {
        if (from === null) return [];
        const now = known(ended, from, open);
        const { date, since } = describePeriod(from, now);
        return [`${date} ${since}`, ...walk(step(from, now), step)];
      };
      const back = walk(running, previousPeriod).filter((text) => text !== " ");
      const inOrder = back.toReversed();
      expect(inOrder).toEqual(
        days.map(({ startTime }) =>
          new Date(Date.parse(`${startTime}Z`) + 7 * 3_600_000)
            .toISOString()
            .replace(/(\d+)-(\d+)-(\d+)T(\d+:\d+).*/, "$3/$2/$1 $4"),
        ),
      );
      const [first] = ended;
      expect(first === undefined ? inOrder : walk(oneDay(first), nextPeriod)).toEqual(inOrder);
    }),
  );
});
