import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import { oneQuantity } from "../money/quantity.ts";
import { isRefusal } from "../refusal.ts";
import { instant, msPerMinute } from "../time/instant.ts";
import { aBill, accepted, aLine, fridayEvening, mali } from "../testing/builders.ts";
import type { Bill } from "./bill.ts";
import {
  fireCourse,
  holdCourse,
  nextFiring,
  scheduleCourses,
  sendCourses,
  waitingCourses,
} from "./course.ts";
import {
  followCourses,
  hasLostCourse,
  hasStoppedWaiting,
  leaveSplit,
  waitForOthers,
} from "./courses-of-split.ts";
import { lineKey, type Line, type LineKey } from "./line.ts";
import { markRoundSent } from "./mark-round-sent.ts";
import { mergeBills } from "./merge-bills.ts";
import { partBills } from "./part-bills.ts";
import { splitOff } from "./split-off.ts";

const after = (minutes: number) => instant(fridayEvening + minutes * msPerMinute);
const firing = (minutes: number) => ({ at: after(minutes), by: mali, minutes: 20, counter: null });

const dish = (name: string, course: number): Line =>
  aLine({ key: lineKey(name), course, isSaved: false, quantity: oneQuantity });

const sent = (lines: readonly Line[]): Bill =>
  markRoundSent(sendCourses(aBill({ lines }), firing(0)), 1);
const dinner = sent([dish("soup", 1), dish("steak", 2), dish("cake", 3)]);
const guest = { place: dinner.place, cover: 1, staff: mali, customer: null };

/** The dishes of that name leave for a bill of their own after five minutes. */
function split(bill: Bill, ...names: readonly string[]) {
  const parts = new Map(names.map((name) => [lineKey(name), oneQuantity]));
  const { first, second } = accepted(splitOff(bill, { second: guest, parts, at: after(5) }));
  return { first: scheduleCourses(first, firing(5)), second: scheduleCourses(second, firing(5)) };
}

describe("a dessert that was split off", () => {
  test("waits for the mains on the other bill, and is fired by itself after them", () => {
    const { first, second } = split(dinner, "cake");
    expect(nextFiring(first)).toEqual({ course: 2, at: after(20) });
    expect(nextFiring(second)).toBeNull();
    const fired = accepted(fireCourse(first, 2, firing(20)));
    expect(hasStoppedWaiting(first, fired)).toBe(true);
    expect(nextFiring(followCourses(second, [fired], firing(20)))).toEqual({
      course: 3,
      at: after(40),
    });
  });

  test("waits as long as the mains are held or moved on", () => {
    const { first, second } = split(dinner, "cake");
    const held = accepted(holdCourse(first, 2));
    expect(hasStoppedWaiting(first, held)).toBe(false);
    expect(followCourses(second, [held], firing(30))).toBe(second);
    const other = split(sent([...dinner.lines, dish("wine", 4)].map(unsent)), "steak");
    const cake = split(other.first, "cake").second;
    expect(followCourses(cake, [other.first, other.second], firing(30))).toBe(cake);
  });

  test("is next if the mains were taken back or voided", () => {
    const { first, second } = split(dinner, "cake");
    const gone = { ...first, lines: first.lines.filter(({ key }) => key !== "steak") };
    for (const bill of [gone, { ...first, status: "voided" as const }]) {
      expect(hasStoppedWaiting(first, bill)).toBe(true);
      expect(nextFiring(followCourses(second, [bill], firing(30)))).toEqual({
        course: 3,
        at: after(30),
      });
    }
  });

  test("can be fired by hand before", () => {
    const { second } = split(dinner, "cake");
    expect(isRefusal(fireCourse(second, 3, firing(6)))).toBe(false);
    expect(fireCourse(second, 2, firing(6))).toMatchObject({ refusal: "course-empty" });
  });

  test("that is fired before the mains fires none that is ordered beside them later", () => {
    const { first, second } = split(dinner, "cake");
    const fired = accepted(fireCourse(second, 3, firing(6)));
    const followed = followCourses(first, [fired], firing(6));
    expect(followed.courses.map(({ number }) => number)).toEqual([1, 2]);
    const ordered = sendCourses(
      { ...followed, lines: [...followed.lines, dish("ice cream", 3)] },
      firing(7),
    );
    expect(waitingCourses(ordered)).toEqual([2, 3]);
  });

  test("that is fired before mains on a third bill is forgotten where nothing waits", () => {
    const { first, second: cake } = split(dinner, "cake");
    const { first: soup, second: steak } = split(first, "steak");
    const fired = accepted(fireCourse(cake, 3, firing(6)));
    const followed = followCourses(soup, [fired, steak], firing(6));
    expect(followed.courses.map(({ number }) => number)).toEqual([1, 2]);
  });

  test("counts from the last mains if those of two bills were fired", () => {
    const { first, second: cake } = split(
      sent([...dinner.lines, dish("fish", 2)].map(unsent)),
      "cake",
    );
    const { first: steak, second: fish } = split(first, "fish");
    const bills = [
      accepted(fireCourse(steak, 2, firing(20))),
      accepted(fireCourse(fish, 2, firing(25))),
    ];
    for (const others of [bills, bills.toReversed()]) {
      expect(nextFiring(followCourses(cake, others, firing(25)))).toEqual({
        course: 3,
        at: after(45),
      });
    }
  });

  test("follows the mains of its own bill once some are ordered there", () => {
    const { second } = split(dinner, "cake");
    const lines = [...second.lines, dish("fish", 2)];
    const ordered = sendCourses({ ...second, lines }, firing(10));
    expect(nextFiring(ordered)).toEqual({ course: 2, at: after(20) });
    expect(nextFiring(accepted(fireCourse(ordered, 2, firing(12))))).toEqual({
      course: 3,
      at: after(32),
    });
  });

  test("waits as before when the bills are one again", () => {
    const { first, second } = split(dinner, "cake");
    const held = accepted(holdCourse({ ...first, id: aBill().id }, 2));
    for (const [target, source] of [
      [held, second],
      [second, held],
    ] as const) {
      const { target: merged } = accepted(
        mergeBills(target, { ...source, id: null }, { header: guest, at: after(6) }),
      );
      expect(scheduleCourses(merged, firing(6)).courses).toEqual(
        accepted(holdCourse(dinner, 2)).courses,
      );
    }
  });
});

describe("bills of one split that were joined", () => {
  test("wait for each other again once they are taken apart", () => {
    const { first, second } = split(dinner, "cake");
    const { joined, away } = apart(first, second, { areOfOneSplit: true });
    expect([joined.courses, away.courses]).toEqual([first.courses, second.courses]);
  });

  test("leave what is elsewhere to the table that was split", () => {
    const { first, second } = split(dinner, "cake");
    const other = { ...sent([dish("fish", 2)]), id: id<"bill">(9) };
    expect(leaveSplit(second).courses.map(({ number }) => number)).toEqual([1]);
    const { joined, away } = apart({ ...first, id: aBill().id }, other, { areOfOneSplit: false });
    expect(joined.courses).toContainEqual(
      expect.objectContaining({ number: 3, isElsewhere: true }),
    );
    expect(away.courses.some(({ isElsewhere = false }) => isElsewhere)).toBe(false);
  });
});

test("a main that is taken back on the bill of the dessert leaves it waiting for the others", () => {
  const { first, second } = split(dinner, "cake");
  const ordered = sendCourses({ ...second, lines: [...second.lines, dish("fish", 2)] }, firing(10));
  expect(ordered.courses.some(({ isElsewhere = false }) => isElsewhere)).toBe(false);
  const back = scheduleCourses({ ...ordered, lines: second.lines }, firing(11));
  expect(hasLostCourse(ordered, back)).toBe(true);
  expect(nextFiring(back)?.course).toBe(3);
  const waiting = waitForOthers(back, [first], firing(11));
  expect(waiting.courses).toEqual(second.courses);
  expect(hasLostCourse(ordered, accepted(fireCourse(ordered, 2, firing(12))))).toBe(false);
});

function apart(first: Bill, second: Bill, asked: { readonly areOfOneSplit: boolean }) {
  const target = { ...first, id: id<"bill">(1) };
  const merged = accepted(
    mergeBills(target, { ...second, id: id<"bill">(2) }, { header: guest, at: after(6) }),
  );
  const join = { lines: merged.joined, round: 1, statusNote: "" };
  const parting = { join, later: new Set<LineKey>(), place: null, at: after(7), ...asked };
  const joined = scheduleCourses(merged.target, firing(6));
  const parted = accepted(partBills(joined, merged.source, parting));
  return {
    joined: scheduleCourses(parted.joined, firing(7)),
    away: scheduleCourses(parted.away, firing(7)),
  };
}

test("what was fired before the split is fired on both, with the plan for what is next", () => {
  const fired = accepted(fireCourse(dinner, 2, firing(4)));
  const { first, second } = split(fired, "cake");
  expect(nextFiring(second)).toEqual({ course: 3, at: after(24) });
  expect(nextFiring(first)).toBeNull();
});

test("a bill of no split follows nobody", () => {
  const fired = accepted(fireCourse(dinner, 2, firing(1)));
  expect(followCourses(dinner, [fired], firing(2))).toBe(dinner);
});

function unsent(line: Line): Line {
  return { ...line, isSaved: false };
}
