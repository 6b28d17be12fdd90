import { instant, msPerMinute } from "@comanda/domain/time/instant";
import { timeZone } from "@comanda/domain/time/local-time";
import { parseWireDateTime } from "@comanda/domain/time/wire-date";
import { expect, test } from "vitest";

import { momentAt, noMoment, parseTimes, shiftTypedMoment, typedMoment } from "./typed-times.ts";

const zone = timeZone("Europe/Berlin");
const utc = (text: string) => parseWireDateTime(text) ?? instant(0);
/** Clocks in Berlin show 02:45 for the second time. */
const clock = { zone, now: utc("2026-10-25 01:45:00") };

test("the keys move a typed time from the moment that it is read as, also in the hour that clocks repeat", () => {
  const typed = { start: typedMoment("25/10/2026 02:10"), end: typedMoment("25/10/2026 02:40") };
  const read = parseTimes(typed, clock);
  expect(read).toEqual({
    startedAt: utc("2026-10-25 00:10:00"),
    endedAt: utc("2026-10-25 01:40:00"),
  });
  const shifted = {
    start: shiftTypedMoment(typed, "start", 5, clock),
    end: shiftTypedMoment(typed, "end", 5, clock),
  };
  expect(parseTimes(shifted, clock)).toEqual({
    startedAt: utc("2026-10-25 00:15:00"),
    endedAt: utc("2026-10-25 01:45:00"),
  });
});

test("an end before a start in the repeated hour is refused, and does not move the start back", () => {
  const start = momentAt(utc("2026-10-25 01:20:30"), zone);
  expect(parseTimes({ start, end: typedMoment("25/10/2026 02:10") }, clock)).toMatchObject({
    refusal: "time-invalid",
  });
  expect(parseTimes({ start, end: typedMoment("25/10/2026 02:21") }, clock)).toEqual({
    startedAt: start.exact,
    endedAt: utc("2026-10-25 01:21:00"),
  });
});

test("a timer may end in the minute in which it started, and then starts with that minute", () => {
  const start = momentAt(utc("2026-10-25 01:20:30"), zone);
  expect(parseTimes({ start, end: typedMoment("25/10/2026 02:20") }, clock)).toEqual({
    startedAt: utc("2026-10-25 01:20:00"),
    endedAt: utc("2026-10-25 01:20:00"),
  });
});

test("the keys move a time that was not typed with its seconds, and an end that is not set from now", () => {
  const started = utc("2026-10-24 18:00:30");
  const times = { start: momentAt(started, zone), end: noMoment };
  expect(shiftTypedMoment(times, "start", -15, clock).exact).toBe(started - 15 * msPerMinute);
  expect(shiftTypedMoment(times, "end", -15, clock).exact).toBe(clock.now - 15 * msPerMinute);
});
