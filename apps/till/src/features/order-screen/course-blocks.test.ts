import { currentLines, parentOf, previousLines, type Bill } from "@comanda/domain/bill/bill";
import { isCredit, lineKey, type Line } from "@comanda/domain/bill/line";
import { quantity } from "@comanda/domain/money/quantity";
import { aBill, aLine, utc } from "@comanda/domain/testing/builders";
import fc from "fast-check";
import { expect, test } from "vitest";

import { orderBlocks } from "./order-rows.ts";
import { courseBlocks } from "./course-blocks.ts";

const keyOf = ({ key }: Line): string => key;

function sent(key: string, line: Parameters<typeof aLine>[0] = {}) {
  return aLine({ key: lineKey(key), round: 1, ...line });
}

function blocksOf(bill: Bill) {
  return courseBlocks(bill, keyOf).map(({ at, course, rows }) => ({
    isNew: at === null,
    course: course ?? null,
    rows,
  }));
}

test("what is made at once comes first, then the sent courses, then what is new", () => {
  const bill = aBill({
    lines: [
      sent("steak", { course: 2 }),
      sent("beer"),
      sent("soup", { course: 1 }),
      sent("cake", { isSaved: false, round: null, course: 3 }),
      sent("water", { isSaved: false, round: null, course: 0 }),
    ],
  });
  expect(blocksOf(bill)).toEqual([
    { isNew: false, course: null, rows: ["beer"] },
    { isNew: false, course: 1, rows: ["soup"] },
    { isNew: false, course: 2, rows: ["steak"] },
    { isNew: true, course: null, rows: ["water"] },
    { isNew: true, course: 3, rows: ["cake"] },
  ]);
});

test("a credit stands with the course of what it credits, and free pieces with their item", () => {
  const back = { credits: lineKey("soup"), quantity: quantity(-1) };
  const bill = aBill({
    lines: [
      sent("soup", { course: 1 }),
      sent("free", { parent: lineKey("soup"), isFree: true }),
      sent("back", back),
      sent("new-back", { ...back, isSaved: false, round: null }),
    ],
  });
  expect(blocksOf(bill)).toEqual([
    { isNew: false, course: 1, rows: ["soup", "free", "back"] },
    { isNew: true, course: 1, rows: ["new-back"] },
  ]);
});

const anyLines = (courses: readonly (number | null)[]): fc.Arbitrary<readonly Line[]> =>
  fc
    .array(
      fc.record({
        course: fc.constantFrom(...courses),
        isSaved: fc.boolean(),
        round: fc.integer({ min: 1, max: 4 }),
        second: fc.integer({ min: 10, max: 59 }),
        above: fc.nat(),
        kind: fc.constantFrom("item", "under", "credit"),
      }),
      { maxLength: 25 },
    )
    .map((drawn) => {
      const items = drawn.flatMap(({ kind }, index) => (kind === "item" ? [index] : []));
      return drawn.map(({ course, isSaved, round, second, above, kind }, index) => {
        const before = items.filter((item) => item < index);
        const target = before[above % Math.max(before.length, 1)];
        const other = target === undefined ? null : lineKey(`line${target}`);
        return aLine({
          key: lineKey(`line${index}`),
          isSaved,
          round: isSaved ? round : null,
          createdAt: utc(`2026-11-20 11:05:${second}`),
          course: other === null || kind === "item" ? course : null,
          parent: kind === "under" ? other : null,
          credits: kind === "credit" ? other : null,
        });
      });
    });

test("a bill without courses is shown as it always was", () => {
  fc.assert(
    fc.property(anyLines([null, 0]), (lines) => {
      const bill = aBill({ lines: [...lines] });
      expect(courseBlocks(bill, keyOf)).toEqual(orderBlocks(bill, keyOf));
    }),
  );
});

test("every line stands under one heading, sent above new, and each course once in either", () => {
  fc.assert(
    fc.property(anyLines([null, 0, 1, 2, 3, 9]), (lines) => {
      const bill = aBill({ lines: [...lines] });
      const blocks = courseBlocks(bill, (line) => line);
      const shown = blocks.flatMap(({ rows }) => rows);
      expect(shown.map(keyOf).toSorted()).toEqual(lines.map(keyOf).toSorted());
      const fresh = blocks.filter(({ at }) => at === null);
      expect(blocks.slice(blocks.length - fresh.length)).toEqual(fresh);
      expect(fresh.flatMap(({ rows }) => rows)).toHaveLength(currentLines(bill).length);
      expect(previousLines(bill)).toHaveLength(shown.length - currentLines(bill).length);
      for (const half of [fresh, blocks.slice(0, blocks.length - fresh.length)]) {
        const courses = half.flatMap(({ course }) => (typeof course === "number" ? [course] : []));
        expect(courses).toEqual([...new Set(courses)].toSorted((one, other) => one - other));
      }
      for (const { course, rows } of blocks) {
        const own = rows.filter((line) => !isCredit(line) && parentOf(line) === null);
        expect(own.every((line) => (line.course ?? 0) === (course ?? 0))).toBe(true);
      }
    }),
  );
});
