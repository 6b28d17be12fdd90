import fc from "fast-check";
import { expect, test } from "vitest";

import { money } from "../money/money.ts";
import { instant, msPerMinute, type Instant } from "../time/instant.ts";
import { fridayEvening } from "../testing/builders.ts";
import {
  compareNeed,
  minutesSince,
  tableState,
  waitsForDishes,
  type TableBill,
} from "./table-state.ts";

const ago = (minutes: number): Instant => instant(fridayEvening - minutes * msPerMinute);

const dinner: TableBill = {
  isOrdering: false,
  isViewed: false,
  isPaid: false,
  openedAt: ago(50),
  lastRoundAt: ago(12),
  servedAt: null,
  waitsSince: null,
  printedAt: null,
  running: null,
};
const stateOf = (...bills: readonly Partial<TableBill>[]) =>
  tableState(
    bills.map((bill) => ({ ...dinner, ...bill })),
    fridayEvening,
  );

test("a table without a bill is free", () => {
  expect(stateOf()).toEqual({ kind: "free" });
});

test("guests wait since their last round until it is served, and then eat", () => {
  expect(stateOf({})).toEqual({ kind: "waiting", minutes: 12 });
  expect(stateOf({ servedAt: ago(4) })).toEqual({ kind: "eating", minutes: 4 });
});

test("guests who order more after that wait again, since the first of it", () => {
  const again = { servedAt: ago(20), waitsSince: ago(9), lastRoundAt: ago(2) };
  expect(stateOf(again)).toEqual({ kind: "waiting", minutes: 9 });
});

test("dishes can come until the bill is printed, also while somebody looks at it", () => {
  const waits = (bill: Partial<TableBill>) => waitsForDishes({ ...dinner, ...bill });
  expect(waits({})).toBe(true);
  expect(waits({ isViewed: true })).toBe(true);
  expect(waits({ servedAt: ago(4) })).toBe(false);
  expect(waits({ servedAt: ago(20), waitsSince: ago(9) })).toBe(true);
  expect(waits({ lastRoundAt: null })).toBe(false);
  expect(waits({ printedAt: ago(1) })).toBe(false);
  expect(waits({ isPaid: true })).toBe(false);
  expect(waits({ running: { since: ago(9), cost: money(1_00) } })).toBe(false);
});

test("guests who have ordered nothing that is known wait since they came", () => {
  expect(stateOf({ lastRoundAt: null })).toEqual({ kind: "waiting", minutes: 50 });
});

test("they order while somebody has their bill open, or lines are not sent", () => {
  expect(stateOf({ isViewed: true })).toEqual({ kind: "ordering" });
  expect(stateOf({ isOrdering: true, servedAt: ago(4) })).toEqual({ kind: "ordering" });
});

test("a meter shows what it costs by now, even while somebody looks at the bill", () => {
  const running = { since: ago(42), cost: money(336_00) };
  expect(stateOf({ running, isViewed: true })).toEqual({
    kind: "running",
    minutes: 42,
    cost: 336_00,
  });
});

test("a bill that was printed waits for its money, and is paid once it has all of it", () => {
  expect(stateOf({ printedAt: ago(6), isViewed: true })).toEqual({ kind: "printed", minutes: 6 });
  expect(stateOf({ printedAt: ago(6), isPaid: true })).toEqual({ kind: "paid" });
});

test("of several bills at one table the one that needs somebody most counts", () => {
  expect(stateOf({ isPaid: true }, { printedAt: ago(6) }, {})).toMatchObject({ kind: "waiting" });
  expect(stateOf({ lastRoundAt: ago(3) }, { lastRoundAt: ago(9) })).toMatchObject({ minutes: 9 });
});

const anyMoment = fc.integer({ min: -600, max: 600 }).map(ago);
const anyBill: fc.Arbitrary<TableBill> = fc.record({
  isOrdering: fc.boolean(),
  isViewed: fc.boolean(),
  isPaid: fc.boolean(),
  openedAt: anyMoment,
  lastRoundAt: fc.option(anyMoment),
  servedAt: fc.option(anyMoment),
  waitsSince: fc.option(anyMoment),
  printedAt: fc.option(anyMoment),
  running: fc.option(
    fc.record({ since: anyMoment, cost: fc.integer({ min: 0, max: 900_00 }).map(money) }),
  ),
});
const anyTable = fc.array(anyBill, { maxLength: 4 });

test("a table is free if and only if no bill is there, whatever is known of the bills", () => {
  fc.assert(
    fc.property(anyTable, anyMoment, (bills, now) => {
      const state = tableState(bills, now);
      expect(state.kind === "free").toBe(bills.length === 0);
      const minutes = "minutes" in state ? state.minutes : 0;
      expect(Number.isInteger(minutes)).toBe(true);
      expect(minutes).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("the order of the bills does not matter, and none needs somebody more than their table", () => {
  fc.assert(
    fc.property(anyTable, anyMoment, (bills, now) => {
      const state = tableState(bills, now);
      expect(compareNeed(tableState(bills.toReversed(), now), state)).toBe(0);
      for (const bill of bills) {
        expect(compareNeed(tableState([bill], now), state)).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

test("a table at which dishes can come is shown as waiting, unless somebody is ordering there", () => {
  fc.assert(
    fc.property(anyBill, anyMoment, (bill, now) => {
      const { kind } = tableState([bill], now);
      const isShownSo = ["waiting", "ordering"].includes(kind);
      expect(waitsForDishes(bill) && !isShownSo).toBe(false);
    }),
  );
});

test("minutes are whole, and none on a device whose clock is behind", () => {
  expect(minutesSince(ago(3), instant(fridayEvening + msPerMinute - 1))).toBe(3);
  expect(minutesSince(instant(fridayEvening + 1), fridayEvening)).toBe(0);
});
