import { lineKey } from "@comanda/domain/bill/line";
import { id } from "@comanda/domain/id";
import { aBill, aLine } from "@comanda/domain/testing/builders";
import { expect, test } from "vitest";

import { offeredCourses } from "./offered-courses.ts";

const category = {
  id: id<"category">(1),
  name: "Soups",
  parentId: null,
  indexNumber: 1,
  color: "#ffffff",
  mixerGroup: null,
  commission: null,
};

const offered = (course: number | null, ...ofLines: readonly (number | null)[]) =>
  offeredCourses(
    aBill({
      lines: ofLines.map((own, index) => aLine({ key: lineKey(`line${index}`), course: own })),
    }),
    { categories: [category, { ...category, ...(course !== null && { course }) }] },
  );

test("a venue whose menu has no courses is offered none", () => {
  expect(offered(null, null, 0)).toEqual([]);
});

test("a menu of starters alone has courses to put them off to", () => {
  expect(offered(1)).toEqual([1, 2, 3]);
});

test("all courses are offered that the menu or the bill has, and none twice", () => {
  expect(offered(4, 1)).toEqual([1, 2, 3, 4]);
  expect(offered(null, 5, null)).toEqual([1, 2, 3, 4, 5]);
  expect(offered(9, 2)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});
