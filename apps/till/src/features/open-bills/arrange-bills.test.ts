import { id } from "@comanda/domain/id";
import fc from "fast-check";
import { expect, test } from "vitest";

import { arrangeBills, keepPlaces, type WaitingBill } from "./arrange-bills.ts";

const none = new Map<number, WaitingBill["id"]>();

const bill = (number: number, minute: number, isOwn = false): WaitingBill => ({
  id: id<"bill">(number),
  isOwn,
  waitingSince: `2026-11-20 12:${String(minute).padStart(2, "0")}:00`,
});

const anyBills = fc
  .uniqueArray(
    fc.record({
      number: fc.integer({ min: 1, max: 60 }),
      minute: fc.integer({ min: 0, max: 59 }),
      isOwn: fc.boolean(),
    }),
    { selector: ({ number }) => number, maxLength: 30 },
  )
  .map((made) => made.map(({ number, minute, isOwn }) => bill(number, minute, isOwn)));

test("own bills come first, and what has waited longest before what was just served", () => {
  const bills = [bill(1, 30), bill(2, 10), bill(3, 40, true), bill(4, 20, true)];
  expect(arrangeBills(bills)).toEqual([4, 3, 2, 1]);
});

test("bills that have waited equally long stand in the order in which they were opened", () => {
  expect(arrangeBills([bill(7, 10), bill(5, 10), bill(6, 10)])).toEqual([5, 6, 7]);
});

test("a bill that arrives comes last, however long it has waited", () => {
  const places = arrangeBills([bill(1, 30), bill(2, 20)]);
  const bills = [bill(1, 30), bill(2, 20), bill(4, 5), bill(3, 1, true)];
  expect(keepPlaces(places, bills, none)).toEqual([2, 1, 3, 4]);
});

test("a bill that the server has numbered stays in its place, and only there", () => {
  const provisional = id<"bill">(9_000_000_000_000);
  const places = [id<"bill">(1), provisional, id<"bill">(2)];
  const ids = new Map([[9_000_000_000_000, id<"bill">(3)]]);
  const bills = [bill(1, 1), bill(2, 2), bill(3, 3)];
  expect(keepPlaces(places, bills, ids)).toEqual([1, 3, 2]);
  expect(keepPlaces([...places, id<"bill">(3)], bills, ids)).toEqual([1, 3, 2]);
});

test("no bill moves while the screen is open, whatever arrives, ends or is served", () => {
  fc.assert(
    fc.property(anyBills, anyBills, (before, after) => {
      const places = arrangeBills(before);
      const kept = keepPlaces(places, after, none);
      expect(kept.slice(0, places.length)).toEqual(places);
      expect(new Set(kept).size).toBe(kept.length);
      for (const { id: open } of after) expect(kept).toContain(open);
    }),
  );
});

test("nothing new is the same list, so that nothing is rendered", () => {
  fc.assert(
    fc.property(anyBills, (bills) => {
      const places = arrangeBills(bills);
      expect(keepPlaces(places, bills, none)).toBe(places);
    }),
  );
});
