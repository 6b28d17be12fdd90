import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import { money } from "../money/money.ts";
import { quantity } from "../money/quantity.ts";
import { isRefusal } from "../refusal.ts";
import { aBill, accepted, aLine, fridayEvening, mali, saved } from "../testing/builders.ts";
import type { Bill } from "./bill.ts";
import type { NewOrder } from "./create-order.ts";
import { lineKey, type Line, type TimerLine } from "./line.ts";
import { writeNote } from "./mark-line.ts";
import { mergeBills } from "./merge-bills.ts";
import {
  carryMoves,
  confirmSplit,
  moveAll,
  moveOne,
  startSplit,
  type Split,
} from "./split-bill.ts";

const at = fridayEvening;
const beside: NewOrder = {
  place: { kind: "table", name: "14" },
  cover: 1,
  staff: mali,
  customer: null,
};

const beers = aLine({ key: lineKey("beers"), quantity: quantity(3) });
const food = aLine({ key: lineKey("food") });
const creditOf = (line: Line, count: number): Line => ({
  ...line,
  key: lineKey(`credit of ${line.key}`),
  quantity: quantity(-count),
  credits: line.key,
});

const billOf = (...lines: Line[]): Bill => aBill({ id: id(1), number: 1042, version: 1, lines });
const start = (...lines: Line[]): Split => accepted(startSplit(billOf(...lines), beside, at));
const move = (split: Split, key: string): Split => accepted(moveOne(split, "first", lineKey(key)));
const counts = ({ first, second }: Split) =>
  [first, second].map(({ lines }) => lines.map((line) => `${line.quantity} ${line.key}`));

describe("splitting a bill", () => {
  test("creates an empty second bill that refers to the first", () => {
    const { second } = start(beers);
    expect(second).toMatchObject({ id: null, origin: 1, lines: [], place: beside.place });
  });

  test("requires an open bill whose lines are all sent", () => {
    const refusalOf = (bill: Bill) => startSplit(bill, beside, at);
    expect(refusalOf(billOf())).toEqual({ refusal: "bill-has-no-item" });
    expect(refusalOf(billOf(aLine({ isSaved: false })))).toEqual({ refusal: "print-bill-first" });
    expect(refusalOf({ ...billOf(beers), status: "closed" })).toMatchObject({
      refusal: "bill-not-open",
    });
    expect(startSplit(billOf(beers), { ...beside, place: null }, at)).toEqual({
      refusal: "enter-table-or-room",
    });
  });

  test("moves one piece at a time, in both directions", () => {
    const once = move(start(beers, food), "beers");
    expect(counts(once)).toEqual([["2 beers", "1 food"], ["1 beers"]]);
    const twice = move(once, "beers");
    expect(counts(twice)).toEqual([["1 beers", "1 food"], ["2 beers"]]);
    const back = accepted(moveOne(twice, "second", lineKey("beers")));
    expect(counts(back)).toEqual([["2 beers", "1 food"], ["1 beers"]]);
  });

  test("moves everything, including credits and commissions", () => {
    const split = accepted(moveAll(start(beers, creditOf(beers, 1)), "first"));
    expect(counts(split)).toEqual([[], ["3 beers", "-1 credit of beers"]]);
  });

  test("requires items on both bills", () => {
    const none = start(beers);
    expect(confirmSplit(none)).toEqual({ refusal: "split-needs-two-bills" });
    expect(confirmSplit(accepted(moveAll(none, "first")))).toMatchObject({
      refusal: "split-needs-two-bills",
    });
    const split = move(none, "beers");
    expect(confirmSplit(split)).toBe(split);
  });

  test("is refused if a bill would credit more than it has", () => {
    const once = move(move(start(beers, creditOf(beers, 1)), "beers"), "beers");
    expect(counts(once)).toEqual([["1 beers", "-1 credit of beers"], ["2 beers"]]);
    const refused = { refusal: "invalid-credit-back" };
    expect(moveOne(once, "first", lineKey("beers"))).toEqual(refused);
    expect(moveOne(start(beers, creditOf(beers, 1)), "first", lineKey("credit of beers"))).toEqual(
      refused,
    );
  });

  test("never moves a commission alone", () => {
    const commission: Line = {
      ...aLine({ key: lineKey("commission"), quantity: quantity(3) }),
      type: "commission",
      parent: beers.key,
      commission: money(50_00),
      isOnBill: true,
      isInPrice: true,
    };
    const split = start(beers, commission);
    expect(moveOne(split, "first", commission.key)).toEqual({ refusal: "cannot-move-commission" });
    expect(counts(move(split, "beers"))).toEqual([
      ["2 beers", "2 commission"],
      ["1 beers", "1 commission"],
    ]);
    expect(moveOne(split, "first", lineKey("nowhere"))).toEqual({ refusal: "line-not-found" });
  });

  test("moves mixers with their drink", () => {
    const tonics: Line = {
      ...aLine({ key: lineKey("tonic"), quantity: quantity(2) }),
      type: "mixer",
      way: null,
      parent: beers.key,
    };
    const once = move(start(beers, tonics), "beers");
    expect(counts(once)).toEqual([
      ["2 beers", "1 tonic"],
      ["1 beers", "1 tonic"],
    ]);
  });

  test("moves a timer as a whole, with its credits", () => {
    const pool: TimerLine = {
      ...aLine({ key: lineKey("pool"), quantity: quantity(1.5) }),
      type: "timer",
      unit: "hours",
      startedAt: at,
      endedAt: at,
      productMinimum: money(0),
      minimum: money(0),
      containedCommission: money(0),
    };
    const credit = creditOf(pool, 1.5);
    expect(counts(move(start(pool, credit, food), "pool"))).toEqual([
      ["1 food"],
      ["1.5 pool", "-1.5 credit of pool"],
    ]);
  });
});

describe("a bill that changes while it is split", () => {
  const before = start(beers, food);
  const split = move(before, "beers");
  const startOf = (bill: Partial<Bill>): Split =>
    accepted(startSplit({ ...before.first, version: 2, ...bill }, beside, at));

  test("keeps the moves if its guests or courses have changed", () => {
    const courses = [{ number: 2, firedAt: at, firedBy: mali, firesAt: null }];
    const now = startOf({ cover: 5, courses });
    const carried = carryMoves(split, before, now);
    expect(carried?.first).toMatchObject({ version: 2, cover: 5, lines: split.first.lines });
    expect(carried?.second).toMatchObject({ courses, lines: split.second.lines });
  });

  test("is split anew if its lines have changed", () => {
    const more = startOf({ lines: [beers, food, aLine({ key: lineKey("rice") })] });
    expect(carryMoves(split, before, more)).toBeNull();
    const other = startOf({ lines: [beers, { ...food, note: "no salt" }] });
    expect(carryMoves(split, before, other)).toBeNull();
  });
});

describe("merging two bills", () => {
  const other = aBill({ id: id(2), number: 1043, lines: [food] });

  test("gives the first all lines, and voids the second with a note that names the first", () => {
    const header = { ...beside, cover: 3 };
    const { target, source } = accepted(mergeBills(billOf(beers), other, { header, at }));
    expect(target).toMatchObject({ number: 1042, status: "open", cover: 3, place: beside.place });
    expect(target.lines.map(({ key }) => key)).toEqual(["beers", "food"]);
    expect(source).toMatchObject({ status: "voided", statusNote: "merged into #1042", lines: [] });
  });

  test("requires a different second bill", () => {
    const refused = { refusal: "choose-second-bill" };
    const options = { header: beside, at };
    expect(mergeBills(billOf(beers), null, options)).toEqual(refused);
    expect(mergeBills(billOf(beers), billOf(food), options)).toEqual(refused);
  });

  test("requires both bills to be open and sent", () => {
    const options = { header: beside, at };
    expect(mergeBills(billOf(beers), { ...other, status: "voided" }, options)).toMatchObject({
      refusal: "bill-not-open",
      about: { status: "voided" },
    });
    expect(mergeBills(billOf(aLine({ isSaved: false })), other, options)).toEqual({
      refusal: "print-bill-first",
    });
  });

  test("rejoins lines that a split had divided", () => {
    const { first, second } = move(start(beers, food), "beers");
    const { target } = accepted(
      mergeBills(first, { ...saved(second), id: id(2) }, { header: beside, at }),
    );
    expect(target.lines).toEqual([beers, food]);
  });

  test("keeps lines separate that were changed after the split", () => {
    const { first, second } = move(start(beers, food), "beers");
    const changed = accepted(writeNote(second, beers.key, "with ice"));
    const merged = mergeBills(first, { ...changed, id: id(2) }, { header: beside, at });
    expect(isRefusal(merged)).toBe(false);
    expect(
      accepted(merged).target.lines.map((line) => [line.key, line.quantity, line.note]),
    ).toEqual([
      ["beers", 2, ""],
      ["food", 1, ""],
      ["beers.1", 1, "with ice"],
    ]);
  });
});
