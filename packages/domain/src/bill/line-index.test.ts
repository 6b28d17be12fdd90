import fc from "fast-check";
import { expect, test } from "vitest";

import { quantity } from "../money/quantity.ts";
import { aBill, aLine } from "../testing/builders.ts";
import { findLine, linesUnder, replaceLine, type Bill } from "./bill.ts";
import { indexLines, withLineAt, withLineReplaced } from "./line-index.ts";
import { insertLine } from "./line-order.ts";
import { lineKey, type Line } from "./line.ts";
import { hasCredit, netQuantity } from "./net-quantity.ts";

const step = fc.record({
  key: fc.nat(12),
  parent: fc.option(fc.nat(12)),
  credits: fc.option(fc.nat(12)),
  isSaved: fc.boolean(),
  isReplacing: fc.boolean(),
});
const named = (number: number) => lineKey(`line-${number}`);
const namedOrNull = (number: number | null) => (number === null ? null : named(number));

function lineOf({ key, parent, credits, isSaved }: Step, count: number): Line {
  const above = parent === key ? null : namedOrNull(parent);
  const line = aLine({ key: named(key), quantity: quantity(count), isSaved, parent: above });
  return { ...line, credits: namedOrNull(credits) };
}

type Step = typeof step extends fc.Arbitrary<infer Values> ? Values : never;

function take(bill: Bill, chosen: Step, count: number): Bill {
  const line = lineOf(chosen, count);
  const isThere = findLine(bill, line.key) !== null;
  if (isThere) return chosen.isReplacing ? replaceLine(bill, line) : bill;
  return insertLine(bill, line);
}

test("an index that was handed on is the one that would be made anew, and lines from before keep theirs", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const bills = [aBill({ lines: [] })];
      for (const [count, chosen] of steps.entries()) {
        const last = bills.at(-1);
        if (last !== undefined) bills.push(take(last, chosen, count + 1));
      }
      for (const { lines } of bills.toReversed()) {
        expect(indexLines(lines)).toEqual(indexLines([...lines]));
      }
    }),
  );
});

test("what a rule has read stays as it was when lines are added", () => {
  const dish = aLine({ key: named(1) });
  const bill = aBill({ lines: [dish, aLine({ key: named(2), parent: dish.key })] });
  const under = indexLines(bill.lines).under.get(dish.key);
  const added = withLineAt(bill.lines, 2, aLine({ key: named(3), parent: dish.key }));
  const changed = withLineReplaced(added, aLine({ key: named(2), parent: dish.key, note: "mild" }));
  expect(under).toEqual([bill.lines[1]]);
  expect(linesUnder({ lines: changed }, dish.key).map(({ note }) => note)).toEqual(["mild", ""]);
});

test("a line that is not there replaces none", () => {
  const { lines } = aBill({ lines: [aLine({ key: named(1) })] });
  expect(withLineReplaced(lines, aLine({ key: named(2) }))).toBe(lines);
});

test("credits count for the line that they name", () => {
  const dish = aLine({ key: named(1), quantity: quantity(3) });
  const credit = { ...aLine({ key: named(2), quantity: quantity(-1) }), credits: dish.key };
  const bill = aBill({ lines: [dish, credit] });
  expect([netQuantity(bill, dish), hasCredit(bill, dish)]).toEqual([2, true]);
  expect([netQuantity(bill, credit), hasCredit(bill, credit)]).toEqual([-1, false]);
});
