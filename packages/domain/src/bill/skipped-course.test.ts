import { expect, test } from "vitest";

import { aBill, accepted, aLine, fridayEvening, mali } from "../testing/builders.ts";
import { fireCourse, sendCourses } from "./course.ts";
import { lineKey, type Line } from "./line.ts";
import { markRoundSent } from "./mark-round-sent.ts";
import { skippedCourse } from "./skipped-course.ts";

const by = { at: fridayEvening, by: mali, minutes: null, counter: null };
const dish = (key: string, course: number): Line =>
  aLine({ key: lineKey(key), course, isSaved: false });
const lines = [dish("soup", 1), dish("steak", 2), dish("cake", 3)];
const dinner = markRoundSent(sendCourses(aBill({ lines }), by), 1);

test("firing the next course skips nothing", () => {
  expect(skippedCourse(dinner, 2)).toBeNull();
  expect(skippedCourse(accepted(fireCourse(dinner, 2, by)), 3)).toBeNull();
});

test("firing desserts before the mains skips the mains", () => {
  expect(skippedCourse(dinner, 3)).toBe(2);
});
