import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import { money } from "../money/money.ts";
import { quantity } from "../money/quantity.ts";
import { aBill, aLine } from "../testing/builders.ts";
import type { Bill } from "./bill.ts";
import { lineKey, type Line, type LineKey, type MixerLine, type NormalLine } from "./line.ts";
import { makeAgain, piecesToMakeAgain } from "./make-again.ts";

const lineOf = (key: string, count: number, more: Partial<NormalLine> = {}): Line =>
  aLine({ key: lineKey(key), quantity: quantity(count), isSaved: true, ...more });
const under = (
  parent: string,
  key: string,
  count: number,
  more: Partial<MixerLine> = {},
): Line => ({
  ...lineOf(key, count),
  type: "mixer",
  question: null,
  way: null,
  parent: lineKey(parent),
  ...more,
});
const part = (parent: string, key: string, count: number, course: number | null = null): Line =>
  lineOf(key, count, { course, parent: lineKey(parent), question: id<"question">(1) });

/** The kitchen has all of it. */
const told = ({ lines }: Bill) => new Map(lines.map((line) => [line.key, line.quantity]));
const again = (bill: Bill, key: string, pieces: number, ticketed = told(bill)) => {
  const line = bill.lines.find((each) => each.key === lineKey(key));
  if (line === undefined) throw new Error(`No line ${key}`);
  const made = makeAgain(bill, { line, pieces: quantity(pieces) }, ticketed);
  return made.map((each) => `${each.quantity} ${each.line.key}`);
};

describe("a dish that is made again", () => {
  test("comes with what stands under it, at any depth, and with nothing else", () => {
    const bill = aBill({
      lines: [
        lineOf("steak", 1),
        under("steak", "fries", 1, { way: "on-the-side" }),
        under("fries", "mayonnaise", 1),
        under("steak", "onions", 1, { way: "without" }),
        lineOf("gin", 1),
        under("gin", "tonic", 1),
      ],
    });
    expect(again(bill, "steak", 1)).toEqual(["1 steak", "1 fries", "1 mayonnaise", "1 onions"]);
    expect(again(bill, "fries", 1)).toEqual(["1 fries", "1 mayonnaise"]);
  });

  test("has of each answer what its pieces had, and rather too much if only some had it", () => {
    const bill = aBill({
      lines: [
        lineOf("gin", 3),
        under("gin", "tonic", 3),
        under("gin", "lime", 6),
        under("gin", "ice", 2, { way: "without" }),
      ],
    });
    expect(again(bill, "gin", 1)).toEqual(["1 gin", "1 tonic", "2 lime", "1 ice"]);
    expect(again(bill, "gin", 2)).toEqual(["2 gin", "2 tonic", "4 lime", "2 ice"]);
    expect(again(bill, "gin", 3)).toEqual(["3 gin", "3 tonic", "6 lime", "2 ice"]);
  });

  test("does not come with an answer that was credited, or that the kitchen does not have", () => {
    const lines = [lineOf("gin", 2), under("gin", "tonic", 2), under("gin", "lime", 2)];
    const bill = aBill({
      lines: [...lines, under("gin", "back", -2, { credits: lineKey("tonic") })],
    });
    const ticketed = new Map([...told(bill), [lineKey("lime"), quantity(0)]]);
    expect(again(bill, "gin", 1, ticketed)).toEqual(["1 gin"]);
  });

  test("leaves out the free pieces of a promotion, which are pieces themselves", () => {
    const free = lineOf("free", 1, { parent: lineKey("beer"), isFree: true });
    expect(again(aBill({ lines: [lineOf("beer", 2), free] }), "beer", 1)).toEqual(["1 beer"]);
  });
});

describe("a set that is made again", () => {
  const set = (lines: readonly Line[]): Bill =>
    aBill({ lines: [lineOf("set", 2, { price: money(0) }), ...lines] });
  const piecesOf = (bill: Bill, ticketed: ReadonlyMap<LineKey, Line["quantity"]>) => {
    const [line] = bill.lines;
    return line === undefined ? null : piecesToMakeAgain(bill, line, ticketed);
  };

  test("is its parts with their answers", () => {
    const bill = set([part("set", "soup", 2), part("set", "steak", 4), under("steak", "rare", 4)]);
    expect(again(bill, "set", 1)).toEqual(["1 soup", "2 steak", "2 rare"]);
    expect(piecesOf(bill, told(bill))).toBe(2);
  });

  test("is the parts that the kitchen has", () => {
    const bill = set([part("set", "soup", 2), part("set", "steak", 2, 2)]);
    const soup = new Map([[lineKey("soup"), quantity(2)]]);
    expect(again(bill, "set", 1, soup)).toEqual(["1 soup"]);
    expect(piecesOf(bill, soup)).toBe(2);
    expect(piecesOf(bill, new Map())).toBe(0);
  });
});

test("equal dishes have the same answers each, however many are made again", () => {
  const anyDish = fc.record({
    ordered: fc.integer({ min: 1, max: 9 }),
    perDish: fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 3 }),
    spoilt: fc.nat(),
  });
  fc.assert(
    fc.property(anyDish, ({ ordered, perDish, spoilt }) => {
      const pieces = 1 + (spoilt % ordered);
      const bill = aBill({
        lines: [
          lineOf("dish", ordered),
          ...perDish.map((count, index) => under("dish", `answer ${index}`, count * ordered)),
        ],
      });
      // Counted piece by piece.
      const counts = new Map<string, number>();
      for (let piece = 0; piece < pieces; piece += 1) {
        for (const [index, count] of perDish.entries()) {
          counts.set(`answer ${index}`, (counts.get(`answer ${index}`) ?? 0) + count);
        }
      }
      expect(again(bill, "dish", pieces)).toEqual([
        `${pieces} dish`,
        ...[...counts].map(([key, count]) => `${count} ${key}`),
      ]);
    }),
  );
});
