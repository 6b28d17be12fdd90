import { describe, expect, test } from "vitest";

import { quantity } from "../money/quantity.ts";
import { instant, msPerMinute } from "../time/instant.ts";
import { aBill, aLine, fridayEvening, mali } from "../testing/builders.ts";
import type { Bill } from "./bill.ts";
import { nextFiring, scheduleCourses, sendCourses, waitingCourses } from "./course.ts";
import { lineKey, type Line } from "./line.ts";
import { markRoundSent } from "./mark-round-sent.ts";

const at = fridayEvening;
const by = { at, by: mali, minutes: null, counter: null };
const timed = { ...by, minutes: 20 };

const dish = (key: string, course: number | null): Line =>
  aLine({ key: lineKey(key), course, isSaved: false });
const soup = dish("soup", 1);
const steak = dish("steak", 2);
const cake = dish("cake", 3);

/** A bill after its first Print at a table. */
const sent = (lines: readonly Line[]): Bill => markRoundSent(sendCourses(aBill({ lines }), by), 1);

describe("sending a round at a counter", () => {
  test("fires all that waits, round after round, but not for a table there", () => {
    const counter = { ...by, counter: "Bar" };
    const lines = [soup, steak, cake];
    const at3 = (name: string): Bill => ({ ...aBill({ lines }), place: { kind: "table", name } });
    const first = sendCourses(at3("Bar 3"), counter);
    expect(first.courses.map(({ number, firedAt }) => [number, firedAt])).toEqual([
      [1, at],
      [2, at],
      [3, at],
    ]);
    const more = { ...first, lines: [...first.lines, dish("cheese", 4)] };
    expect(waitingCourses(sendCourses(more, counter))).toEqual([]);
    expect(waitingCourses(sendCourses(at3("Terrace 3"), counter))).toEqual([2, 3]);
  });

  test("fires nothing unless something to make is sent: no till asks for tickets then", () => {
    const counter = { ...timed, counter: "Bar" };
    const moved: Bill = { ...sent([soup, steak, cake]), place: { kind: "table", name: "Bar 3" } };
    const credit = { ...dish("back", null), credits: lineKey("soup"), quantity: quantity(-1) };
    for (const lines of [moved.lines, [...moved.lines, credit]])
      expect(waitingCourses(sendCourses({ ...moved, lines }, counter))).toEqual([2, 3]);
    expect(nextFiring(sendCourses(moved, counter))).toEqual({
      course: 2,
      at: instant(at + 20 * msPerMinute),
    });
    const more = sendCourses({ ...moved, lines: [...moved.lines, dish("tea", null)] }, counter);
    expect(waitingCourses(more)).toEqual([]);
  });

  test("forgets the time of a course of which nothing is left", () => {
    const planned = scheduleCourses(sent([soup, steak]), timed);
    const back = { ...dish("back", 2), credits: lineKey("steak"), quantity: quantity(-1) };
    const lines = [...planned.lines, back, dish("tea", null)];
    const atBar: Bill = { ...planned, lines, place: { kind: "table", name: "Bar 3" } };
    expect(nextFiring(sendCourses(atBar, { ...timed, counter: "Bar" }))).toBeNull();
  });
});
