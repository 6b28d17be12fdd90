import fc from "fast-check";
import { expect, test } from "vitest";

import { id } from "../id.ts";
import { money } from "../money/money.ts";
import { exceptionKinds, sumByPerson, type StaffException } from "./sum-by-person.ts";

const mali = id<"staff">(20);
const chai = id<"staff">(10);
const nothing = { count: 0, amount: 0 };

test("the person who took most money off bills comes first, and unknown staff have a row", () => {
  const people = sumByPerson([
    { kind: "drawer", staff: mali, amount: money(0) },
    { kind: "void", staff: chai, amount: money(120_00) },
    { kind: "credit", staff: chai, amount: money(30_00) },
    { kind: "void", staff: chai, amount: money(80_00) },
    { kind: "void", staff: null, amount: money(10_00) },
  ]);
  expect(people).toEqual([
    {
      staff: chai,
      exceptions: {
        void: { count: 2, amount: 200_00 },
        credit: { count: 1, amount: 30_00 },
        reprint: nothing,
        drawer: nothing,
      },
    },
    {
      staff: null,
      exceptions: {
        void: { count: 1, amount: 10_00 },
        credit: nothing,
        reprint: nothing,
        drawer: nothing,
      },
    },
    {
      staff: mali,
      exceptions: {
        void: nothing,
        credit: nothing,
        reprint: nothing,
        drawer: { count: 1, amount: 0 },
      },
    },
  ]);
});

const anyException: fc.Arbitrary<StaffException> = fc.record({
  kind: fc.constantFrom(...exceptionKinds),
  staff: fc.option(fc.integer({ min: 1, max: 4 }).map((staff) => id<"staff">(staff))),
  amount: fc.nat(1_000_00).map(money),
});

test("every event counts once, whatever their order", () => {
  fc.assert(
    fc.property(fc.array(anyException), (events) => {
      const people = sumByPerson(events);
      expect(sumByPerson(events.toReversed())).toEqual(people);
      for (const kind of exceptionKinds) {
        const own = events.filter((event) => event.kind === kind);
        const sums = people.map(({ exceptions }) => exceptions[kind]);
        expect(sums.reduce((sum, { count }) => sum + count, 0)).toBe(own.length);
        expect(sums.reduce((sum, { amount }) => sum + amount, 0)).toBe(
          own.reduce((sum, { amount }) => sum + amount, 0),
        );
      }
    }),
  );
});
