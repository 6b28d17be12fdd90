import fc from "fast-check";
import { expect, test } from "vitest";

import { id } from "../id.ts";
import type { MenuHours } from "../menu/scheduled-menu.ts";
import { anyMenuHours } from "../testing/any-menu-hours.ts";
import { checkScheduledMenu, type OfficeScheduledMenu } from "./check-scheduled-menu.ts";

const atNoon: MenuHours = { weekdays: [1, 2, 3, 4, 5], startMinute: 660, endMinute: 900 };
const lunch: OfficeScheduledMenu = {
  name: "Lunch",
  hours: [atNoon],
  products: [id(1)],
  categories: [],
};
const check = (changes: Partial<OfficeScheduledMenu>) =>
  checkScheduledMenu({ ...lunch, ...changes });
const codeOf = (...hours: readonly MenuHours[]) => check({ hours })[0]?.code ?? "none";

test("a menu names articles or categories, each once", () => {
  expect(check({})).toEqual([]);
  expect(check({ products: [], categories: [id(1)] })).toEqual([]);
  expect(check({ products: [] })).toEqual([{ field: "products", code: "no-article-or-category" }]);
  expect(check({ products: [id(1), id(1)] })).toEqual([{ field: "products", code: "repeated" }]);
  expect(check({ categories: [id(1), id(1)] })).toEqual([
    { field: "categories", code: "repeated" },
  ]);
});

test("a menu without times and without dishes has both problems", () => {
  expect(check({ hours: [], products: [] })).toEqual([
    { field: "hours", code: "no-hours" },
    { field: "products", code: "no-article-or-category" },
  ]);
});

test.each([
  [{ ...atNoon, weekdays: [] }, "hours-without-weekday"],
  [{ ...atNoon, weekdays: [2, 2] as const }, "repeated"],
  [{ ...atNoon, endMinute: 660 }, "hours-without-length"],
  [{ ...atNoon, startMinute: 0, endMinute: 0 }, "hours-without-length"],
  [{ ...atNoon, startMinute: 1440, endMinute: 60 }, "hours-begin-too-late"],
  [{ ...atNoon, startMinute: 0, endMinute: 1440 }, "none"],
  [{ ...atNoon, startMinute: 1439, endMinute: 0 }, "none"],
  [{ ...atNoon, startMinute: 1380, endMinute: 1379 }, "none"],
])("with the times %j its problem is %s", (hours, code) => {
  expect(codeOf(hours)).toBe(code);
});

test.each([
  [atNoon, { ...atNoon, startMinute: 900, endMinute: 960 }, "none"],
  [atNoon, { ...atNoon, startMinute: 899, endMinute: 960 }, "overlapping-hours"],
  [atNoon, { ...atNoon, weekdays: [6] }, "none"],
  // Sunday night reaches into Monday.
  [
    { weekdays: [7], startMinute: 1320, endMinute: 120 },
    { weekdays: [1], startMinute: 119, endMinute: 200 },
    "overlapping-hours",
  ],
  [
    { weekdays: [7], startMinute: 1320, endMinute: 120 },
    { weekdays: [1], startMinute: 120, endMinute: 200 },
    "none",
  ],
] satisfies readonly (readonly [MenuHours, MenuHours, string])[])(
  "with the times %j and %j its problem is %s",
  (one, other, code) => {
    expect(codeOf(one, other)).toBe(code);
    expect(codeOf(other, one)).toBe(code);
  },
);

test("times overlap exactly if a minute of the week is in two of them", () => {
  fc.assert(
    fc.property(fc.array(anyMenuHours, { minLength: 1, maxLength: 4 }), (hours) => {
      const taken = new Set<number>();
      let isTwice = false;
      for (const { weekdays, startMinute, endMinute } of hours) {
        for (const weekday of weekdays) {
          let minute = startMinute;
          do {
            const ofWeek = ((weekday - 1) * 1440 + minute) % 10_080;
            isTwice ||= taken.has(ofWeek);
            taken.add(ofWeek);
            minute += 1;
          } while (minute % 1440 !== endMinute % 1440);
        }
      }
      expect(codeOf(...hours)).toBe(isTwice ? "overlapping-hours" : "none");
    }),
  );
});
