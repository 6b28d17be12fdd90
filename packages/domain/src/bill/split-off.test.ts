import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import { money } from "../money/money.ts";
import {
  noQuantity,
  oneQuantity,
  quantity,
  sumQuantity,
  type Quantity,
} from "../money/quantity.ts";
import { isRefusal } from "../refusal.ts";
import { anyPress, applyPress } from "../testing/any-press.ts";
import { aBill, accepted, aLine, fridayEvening, mali, saved } from "../testing/builders.ts";
import type { Bill } from "./bill.ts";
import type { NewOrder } from "./create-order.ts";
import { lineKey, type Line, type LineKey, type TimerLine } from "./line.ts";
import { moveOne, startSplit, type Split } from "./split-bill.ts";
import { addStatusNote, splitFromNote, splitIntoNote, splitOff } from "./split-off.ts";

const second: NewOrder = {
  place: { kind: "table", name: "12" },
  cover: 1,
  staff: mali,
  customer: null,
};
const splitTime = fridayEvening;
const sides: readonly (keyof Split)[] = ["first", "second"];

const beers = aLine({ key: lineKey("beers"), quantity: quantity(3) });
const food = aLine({ key: lineKey("food") });
const creditOf = (line: Line, count: number): Line => ({
  ...line,
  key: lineKey(`credit of ${line.key}`),
  quantity: quantity(-count),
  credits: line.key,
});
const commissionOn = (line: Line, count: number): Line => ({
  ...aLine({ key: lineKey("commission"), quantity: quantity(count) }),
  type: "commission",
  parent: line.key,
  commission: money(50_00),
  isOnBill: true,
  isInPrice: true,
});
const pool: TimerLine = {
  ...aLine({ key: lineKey("pool") }),
  type: "timer",
  quantity: quantity(1.5),
  unit: "hours",
  startedAt: splitTime,
  endedAt: splitTime,
  productMinimum: money(0),
  minimum: money(0),
  containedCommission: money(0),
};

const billOf = (...lines: Line[]): Bill => aBill({ id: id(1), number: 1042, version: 1, lines });
const split = (bill: Bill, parts: Readonly<Record<string, number>>) =>
  splitOff(bill, {
    second,
    at: splitTime,
    parts: new Map(
      Object.entries(parts).map(([key, count]): [LineKey, Quantity] => [
        lineKey(key),
        quantity(count),
      ]),
    ),
  });
const counts = ({ first, second: other }: Split) =>
  [first, other].map(({ lines }) => lines.map((line) => `${line.quantity} ${line.key}`));

describe("splitting a bill at once", () => {
  test("leaves the rest on the first bill", () => {
    expect(counts(accepted(split(billOf(beers, food), { beers: 2 })))).toEqual([
      ["1 beers", "1 food"],
      ["2 beers"],
    ]);
  });

  test("is refused if no moves lead to the result", () => {
    const refusal = (bill: Bill, parts: Readonly<Record<string, number>>) => split(bill, parts);
    const bill = billOf(beers, food);
    expect(refusal(bill, { nothing: 1 })).toEqual({ refusal: "line-not-found" });
    for (const beersMoved of [0, -1, 0.5, 4]) {
      expect(refusal(bill, { beers: beersMoved })).toEqual({ refusal: "quantity-invalid" });
    }
    const both = { refusal: "split-needs-two-bills" };
    expect(refusal(bill, {})).toEqual(both);
    expect(refusal(bill, { beers: 3, food: 1 })).toEqual(both);
    expect(refusal({ ...bill, status: "closed" }, { beers: 1 })).toMatchObject({
      refusal: "bill-not-open",
    });
    expect(refusal(billOf(beers, creditOf(beers, 1)), { beers: 3 })).toEqual({
      refusal: "invalid-credit-back",
    });
  });

  test("returns the same refusal in any order of lines", () => {
    const lines = [beers, commissionOn(beers, 3), food, pool, creditOf(pool, 1.5)];
    const parts = { beers: 1, food: 0.5, pool: 1.5 };
    fc.assert(
      fc.property(fc.shuffledSubarray(lines, { minLength: lines.length }), (shuffled) => {
        expect(split(billOf(...shuffled), parts)).toEqual({ refusal: "quantity-invalid" });
      }),
    );
  });

  test("moves a commission only with as many items as earn it", () => {
    const bill = billOf(beers, commissionOn(beers, 3), food);
    const refused = { refusal: "cannot-move-commission" };
    expect(split(bill, { beers: 1 })).toEqual(refused);
    expect(split(bill, { commission: 1 })).toEqual(refused);
    expect(split(bill, { beers: 1, commission: 2 })).toEqual(refused);
    expect(counts(accepted(split(bill, { beers: 1, commission: 1 })))).toEqual([
      ["2 beers", "2 commission", "1 food"],
      ["1 beers", "1 commission"],
    ]);
  });

  test("neither divides a timer nor separates it from its lines", () => {
    const earned = commissionOn(pool, 1);
    const bill = billOf(pool, earned, creditOf(pool, 1.5), food);
    const all = { pool: 1.5, commission: 1, "credit of pool": -1.5 };
    expect(counts(accepted(split(bill, all)))[0]).toEqual(["1 food"]);
    expect(split(bill, { ...all, pool: 1 })).toEqual({ refusal: "quantity-invalid" });
    expect(split(bill, { pool: 1.5, "credit of pool": -1.5 })).toEqual({
      refusal: "cannot-move-commission",
    });
    expect(split(bill, { pool: 1.5, commission: 1 })).toEqual({ refusal: "invalid-credit-back" });
  });

  test("keeps a timer without quantity together with its credit, which is worth its minimum", () => {
    const stopped = { ...pool, quantity: noQuantity, minimum: money(100_00) };
    const bill = billOf(stopped, { ...stopped, key: lineKey("back"), credits: stopped.key }, food);
    const started = accepted(startSplit(bill, second, splitTime));
    const refused = { refusal: "invalid-credit-back" };
    expect(moveOne(started, "first", lineKey("back"))).toEqual(refused);
    expect(split(bill, { back: 0 })).toEqual(refused);
  });

  test("adds a note to both bills after existing notes", () => {
    const noted = addStatusNote(billOf(food), splitFromNote(1041));
    expect(addStatusNote(noted, splitIntoNote(1043)).statusNote).toBe(
      "split from #1041; split into #1043",
    );
  });
});

describe("splitting random bills with random moves", () => {
  const anyBill = fc
    .array(fc.array(anyPress, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 3 })
    .map((rounds) =>
      rounds.reduce((bill, round, index) => {
        const pressed = round.reduce((before, press, step) => {
          const after = applyPress(before, press, `${index}-${step}`, splitTime);
          return isRefusal(after) ? before : after;
        }, bill);
        return saved(pressed);
      }, aBill()),
    )
    .filter(({ lines }) => lines.length > 0);
  const anyMoves = fc.array(fc.record({ from: fc.constantFrom(...sides), line: fc.nat(8) }), {
    minLength: 1,
    maxLength: 12,
  });

  test("moving piece by piece gives the same result as sending the parts", () => {
    fc.assert(
      fc.property(anyBill, anyMoves, (bill, moves) => {
        const started = accepted(startSplit(bill, second, splitTime));
        const moved = moves.reduce((before, { from, line }) => {
          const key = before[from].lines[line]?.key ?? lineKey("nowhere");
          const after = moveOne(before, from, key);
          return isRefusal(after) ? before : after;
        }, started);
        fc.pre(moved.first.lines.length > 0 && moved.second.lines.length > 0);
        const parts = new Map(moved.second.lines.map(({ key, quantity: count }) => [key, count]));
        const sent = accepted(splitOff(bill, { second, parts, at: splitTime }));
        const sorted = (lines: readonly Line[]) =>
          lines.toSorted((left, right) => (left.key < right.key ? -1 : 1));
        expect(sorted(sent.first.lines)).toEqual(sorted(moved.first.lines));
        expect(sorted(sent.second.lines)).toEqual(sorted(moved.second.lines));
      }),
    );
  });

  test("loses no lines and creates none", () => {
    fc.assert(
      fc.property(anyBill, fc.array(fc.nat(8)), (bill, picks) => {
        const parts = new Map(
          picks.flatMap((pick): readonly [LineKey, Quantity][] => {
            const line = bill.lines[pick];
            return line === undefined
              ? []
              : [[line.key, pick % 2 === 0 ? line.quantity : oneQuantity]];
          }),
        );
        const done = splitOff(bill, { second, parts, at: splitTime });
        fc.pre(!isRefusal(done));
        const both = isRefusal(done) ? [] : [...done.first.lines, ...done.second.lines];
        for (const { key, quantity: whole } of bill.lines) {
          const now = both.filter((line) => line.key === key).map((line) => line.quantity);
          expect(sumQuantity([noQuantity, ...now])).toBe(whole);
        }
      }),
    );
  });
});
