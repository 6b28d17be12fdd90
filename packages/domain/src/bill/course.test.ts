import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { quantity } from "../money/quantity.ts";
import { isRefusal } from "../refusal.ts";
import { instant, msPerMinute } from "../time/instant.ts";
import { aBill, accepted, aLine, fridayEvening, mali } from "../testing/builders.ts";
import type { Bill } from "./bill.ts";
import {
  courseOf,
  fireCourse,
  holdCourse,
  isFiredBySending,
  isWaitingForCourse,
  joinCourses,
  mayChangeCourse,
  nextFiring,
  scheduleCourses,
  sendCourses,
  waitingCourses,
} from "./course.ts";
import { lineKey, type Line } from "./line.ts";
import { markRoundSent } from "./mark-round-sent.ts";
import { chooseCourse } from "./mark-line.ts";
import { startSplit } from "./split-bill.ts";

const at = fridayEvening;
const later = (minutes: number) => instant(at + minutes * msPerMinute);
const by = { at, by: mali, minutes: null, counter: null };
const timed = { ...by, minutes: 20 };

const dish = (key: string, course: number | null): Line =>
  aLine({ key: lineKey(key), course, isSaved: false });
const soup = dish("soup", 1);
const steak = dish("steak", 2);
const cake = dish("cake", 3);
const beer = dish("beer", null);

/** A bill after its first Print. */
const sent = (lines: readonly Line[], firing: typeof by | typeof timed = by): Bill =>
  markRoundSent(sendCourses(aBill({ lines }), firing), 1);
const dinner = sent([beer, soup, steak, cake]);

describe("the course of a line", () => {
  test("is the chosen one, and none for what is made at once", () => {
    expect([soup, beer, dish("now", 0)].map((line) => courseOf(aBill(), line))).toEqual([
      1,
      null,
      null,
    ]);
  });

  test("is that of its item if it has none of its own", () => {
    const under = { type: "mixer", parent: steak.key, question: null, way: null } as const;
    const sauce: Line = { ...dish("sauce", null), ...under };
    const bill = aBill({ lines: [steak, sauce] });
    expect(courseOf(bill, sauce)).toBe(2);
    expect(courseOf(bill, { ...sauce, course: 3 })).toBe(3);
    expect(courseOf(aBill({ lines: [sauce] }), sauce)).toBeNull();
  });
});

describe("sending the first round with courses", () => {
  test("fires the lowest course, and the others wait", () => {
    expect(dinner.courses).toEqual([{ number: 1, firedAt: at, firedBy: mali, firesAt: null }]);
    expect(waitingCourses(dinner)).toEqual([2, 3]);
    expect(dinner.lines.map((line) => isWaitingForCourse(dinner, line))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  test("does nothing without courses", () => {
    expect(sent([beer, dish("now", 0)]).courses).toEqual([]);
  });

  test("is the first only once: what is ordered for a later course waits", () => {
    const starters = sent([soup]);
    const mains = sendCourses({ ...starters, lines: [...starters.lines, steak] }, by);
    expect(waitingCourses(mains)).toEqual([2]);
    const more = sendCourses({ ...starters, lines: [...starters.lines, dish("salad", 1)] }, by);
    expect(waitingCourses(more)).toEqual([]);
  });

  test("fires a course by the sending only if it was not fired before", () => {
    const fired = accepted(fireCourse(dinner, 2, by));
    expect([1, 2, 3].map((course) => isFiredBySending(dinner, fired, course))).toEqual([
      false,
      true,
      false,
    ]);
  });

  test("fires nothing if lines with courses came from another bill", () => {
    const moved = { ...aBill(), lines: markRoundSent(aBill({ lines: [steak] }), 1).lines };
    expect(sendCourses({ ...moved, lines: [...moved.lines, cake] }, by).courses).toEqual([]);
  });
});

describe("firing a course", () => {
  test("lets it go to the kitchen, and no other", () => {
    const fired = accepted(fireCourse(dinner, 2, { ...by, at: later(31) }));
    expect(waitingCourses(fired)).toEqual([3]);
    expect(fired.courses).toContainEqual({
      number: 2,
      firedAt: later(31),
      firedBy: mali,
      firesAt: null,
    });
  });

  test("out of turn is fine", () => {
    expect(waitingCourses(accepted(fireCourse(dinner, 3, by)))).toEqual([2]);
  });

  test("twice tells who was first", () => {
    expect(fireCourse(dinner, 1, { ...by, at: later(5) })).toEqual({
      refusal: "course-fired-already",
      about: { course: 1, at, staff: mali },
    });
    const own = accepted(fireCourse(dinner, 2, { ...by, by: null }));
    expect(fireCourse(own, 2, by)).toEqual({
      refusal: "course-fired-by-itself",
      about: { course: 2, at },
    });
  });

  test("is refused if nothing is in it", () => {
    expect(fireCourse(dinner, 7, by)).toEqual({ refusal: "course-empty", about: { course: 7 } });
    const credit = aLine({ key: lineKey("c"), quantity: quantity(-1), credits: steak.key });
    const gone = { ...dinner, lines: [...dinner.lines, { ...credit, course: 2 }] };
    expect(fireCourse(gone, 2, by)).toMatchObject({ refusal: "course-empty" });
  });

  test("is refused on a bill that has ended", () => {
    expect(fireCourse({ ...dinner, status: "closed" }, 2, by)).toMatchObject({
      refusal: "bill-not-open",
    });
  });
});

describe("choosing another course", () => {
  const choose = (bill: Bill, line: Line, course: number | null) =>
    chooseCourse(bill, line.key, { course, article: "Steak" });

  test("is possible until it is fired", () => {
    expect(dinner.lines.map((line) => mayChangeCourse(dinner, line))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    const changed = accepted(choose(dinner, steak, 3));
    expect(waitingCourses(changed)).toEqual([3]);
    expect(waitingCourses(accepted(choose(dinner, steak, 1)))).toEqual([3]);
    expect(waitingCourses(accepted(choose(dinner, steak, null)))).toEqual([3]);
  });

  test("of what is in work is refused, and leaving it where it is is not", () => {
    expect(choose(dinner, soup, 2)).toEqual({
      refusal: "course-fired",
      about: { article: "Steak" },
    });
    expect(choose(dinner, soup, 1)).toEqual(dinner);
    expect(choose(dinner, beer, 2)).toMatchObject({ refusal: "course-fired" });
  });

  test("before it is sent is always possible", () => {
    const bill = { ...dinner, lines: [...dinner.lines, dish("salad", 1)] };
    expect(isRefusal(choose(bill, dish("salad", 1), 3))).toBe(false);
  });

  test("is for items of open bills", () => {
    expect(choose({ ...dinner, status: "voided" }, steak, 3)).toMatchObject({
      refusal: "bill-not-open",
    });
    expect(choose(dinner, dish("nothing", 1), 3)).toEqual({ refusal: "select-an-item" });
  });
});

describe("a course that fires by itself", () => {
  const planned = sent([soup, steak, cake], timed);

  test("is the next one, so many minutes after the last", () => {
    expect(nextFiring(planned)).toEqual({ course: 2, at: later(20) });
    const fired = accepted(fireCourse(planned, 2, { ...timed, at: later(12) }));
    expect(nextFiring(fired)).toEqual({ course: 3, at: later(32) });
    expect(nextFiring(dinner)).toBeNull();
  });

  test("comes at once if it is ordered after its time", () => {
    const starters = sent([soup], timed);
    const mains = { ...starters, lines: [...starters.lines, steak] };
    expect(nextFiring(sendCourses(mains, { ...timed, at: later(45) }))).toEqual({
      course: 2,
      at: later(45),
    });
  });

  test("can be told to wait, and stays told", () => {
    const held = accepted(holdCourse(planned, 2));
    expect(nextFiring(held)).toBeNull();
    expect(nextFiring(scheduleCourses(held, { minutes: 20, at: later(30) }))).toBeNull();
    expect(holdCourse(held, 1)).toMatchObject({ refusal: "course-fired-already" });
    expect(holdCourse(held, 9)).toMatchObject({ refusal: "course-empty" });
    expect(holdCourse({ ...held, status: "closed" }, 2)).toMatchObject({
      refusal: "bill-not-open",
    });
  });

  test("is forgotten with its lines, and when the venue no longer wants it", () => {
    const without = { ...planned, lines: planned.lines.filter(({ key }) => key !== steak.key) };
    expect(nextFiring(scheduleCourses(without, { minutes: 20, at }))).toEqual({
      course: 3,
      at: later(20),
    });
    const given = scheduleCourses(planned, { minutes: null, at });
    expect(nextFiring(given)).toBeNull();
    expect(given.courses).toHaveLength(1);
  });

  test("is planned again, so many minutes from now, if the clock was set back since", () => {
    const again = scheduleCourses(planned, { minutes: 20, at: later(-300) });
    expect(nextFiring(again)).toEqual({ course: 2, at: later(-280) });
    expect(scheduleCourses(again, { minutes: 20, at: later(-290) })).toEqual(again);
    const fired = accepted(fireCourse(planned, 2, { ...timed, at: later(-300) }));
    expect(nextFiring(fired)).toEqual({ course: 3, at: later(-280) });
  });

  test("gives way to a lower one that is ordered meanwhile", () => {
    const skipped = sent([soup, cake], timed);
    expect(nextFiring(skipped)).toMatchObject({ course: 3 });
    const mains = { ...skipped, lines: [...skipped.lines, steak] };
    expect(nextFiring(scheduleCourses(mains, { minutes: 20, at }))).toMatchObject({ course: 2 });
  });
});

describe("the courses of two bills in one", () => {
  test("wait if they wait on either", () => {
    const steaks = accepted(fireCourse(sent([dish("a", 1), dish("b", 2)]), 2, by));
    const joined = joinCourses(dinner, steaks);
    expect(joined.map(({ number }) => number)).toEqual([1]);
    expect(joinCourses(steaks, dinner)).toEqual(joined);
  });

  test("are fired if they are on both, at the later time", () => {
    const other = sent([dish("a", 1)], { ...by, at: later(9) });
    expect(joinCourses(dinner, other)).toEqual([
      { number: 1, firedAt: later(9), firedBy: mali, firesAt: null },
    ]);
    expect(joinCourses(other, dinner)).toEqual(joinCourses(dinner, other));
  });

  test("stay held, and keep no plan for what is fired", () => {
    const held = accepted(holdCourse(dinner, 2));
    expect(joinCourses(held, sent([soup]))).toContainEqual({
      number: 2,
      firedAt: null,
      firedBy: null,
      firesAt: null,
    });
  });
});

test("the bill that is split off has what was fired of the first", () => {
  const order = { place: dinner.place, cover: 2, staff: mali, customer: null };
  expect(accepted(startSplit(dinner, order, at)).second.courses).toEqual(dinner.courses);
});

test("a bill never has two plans, or a plan for what is not the next course", () => {
  const courses = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(courses, fc.array(fc.integer({ min: 1, max: 4 })), (numbers, fired) => {
      const lines = numbers.map((course, index) => dish(`${index}`, course));
      let bill = sent(lines, timed);
      for (const number of fired) {
        const next = fireCourse(bill, number, timed);
        if (!isRefusal(next)) bill = next;
        const plans = bill.courses.filter(({ firesAt }) => firesAt !== null);
        expect(plans.map((course) => course.number)).toEqual(waitingCourses(bill).slice(0, 1));
      }
    }),
  );
});
