import { defaultCoins, defaultNotes } from "@comanda/domain/money/currency";
import { id } from "@comanda/domain/id";
import { money } from "@comanda/domain/money/money";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { countOf, parseQuantities, problemsOf, serializeQuantities } from "./quantities.ts";

const dollar = {
  id: id<"foreign-currency">(7),
  name: "US dollar",
  code: "USD",
  rateMillionths: 33_250_000,
  hasDecimals: true,
};
const reference = {
  currency: { coins: defaultCoins, notes: defaultNotes, hasDecimals: true, cashRounding: null },
  foreign: [dollar],
  moneyFormat: { hasDecimals: true, decimalSeparator: ",", thousandSeparator: " " },
};
const coin = money(25);
/** A venue that has no list of its coins and notes. */
const withoutPieces = { ...reference, currency: { ...reference.currency, coins: [], notes: [] } };

const anyPieces = fc.stringMatching(/^\d{0,6}$/);
const anyAmount = fc.constantFrom("", "20", "20,", "1 050,50", "1.050,5");

describe("a count that the device stores", () => {
  test("comes back after a reload as it was typed", () => {
    const anyCount = fc.record({
      coins: mapOf(defaultCoins, anyPieces),
      notes: mapOf(defaultNotes, anyPieces),
      sum: fc.constant(new Map<number, string>()),
      foreign: mapOf([dollar.id], anyAmount),
    });
    fc.assert(
      fc.property(anyCount, (count) => {
        expect(parseQuantities(serializeQuantities(count), reference)).toEqual(count);
      }),
    );
  });

  test.each([
    ["nothing", ""],
    ["a coin that there is no more", "coins\t3\t12"],
    ["a list that there is not", "drawers\t25\t12"],
    ["a sum from before there were coins", "sum\t0\t1590"],
    ["another program's text", '{"coins":{"25":"12"}}'],
  ])("is empty if what is stored is %s", (_what, text) => {
    expect(parseQuantities(text, reference)).toEqual({
      coins: new Map(),
      notes: new Map(),
      sum: new Map(),
      foreign: new Map(),
    });
  });

  test("comes back as a sum where there are no coins and notes", () => {
    fc.assert(
      fc.property(mapOf([0], anyAmount), (sum) => {
        const count = { coins: new Map(), notes: new Map(), sum, foreign: new Map() };
        expect(parseQuantities(serializeQuantities(count), withoutPieces)).toEqual(count);
      }),
    );
  });

  test.each(["x", "1234567", "1,5", "-"])("does not take %s for a number of coins", (typed) => {
    const { coins } = parseQuantities(`coins\t${coin}\t${typed}`, reference);
    expect(coins.get(coin)).toBe("");
  });
});

describe("an amount of another currency that is counted", () => {
  test.each(["", "50", "1 050,50", "1234567890"])("may be %s", (typed) => {
    expect(problemsOf(countOfDollars(typed), reference)).toEqual(noProblem);
  });

  test.each([
    ["12345678901", { code: "too-long", maximum: 10 }],
    ["8850999320007", { code: "too-long", maximum: 10 }],
    ["12345678901234567", { code: "too-long", maximum: 10 }],
    ["1,055", { code: "too-many-decimals", maximum: 2 }],
    ["5,,5", { code: "invalid" }],
  ])("is refused as a whole if %s is typed", (typed, problem) => {
    const { foreign } = problemsOf(countOfDollars(typed), reference);
    expect(foreign).toMatchObject(new Map([[7, problem]]));
  });
});

describe("a drawer without coins and notes to count by", () => {
  const sumOf = (typed: string) => parseQuantities(`sum\t0\t${typed}`, withoutPieces);

  test.each([
    ["", 0],
    ["1 590,5", 1590_50],
    ["1234567890", 1_234_567_890_00],
  ])("that has %s of it holds %d hundredths", (typed, amount) => {
    expect(problemsOf(sumOf(typed), reference)).toEqual(noProblem);
    const counted = countOf(sumOf(typed), { ...withoutPieces, foreign: [] });
    expect(counted.grandTotal).toBe(amount);
  });

  test("is refused as a whole if what is typed is no amount", () => {
    const problem = { code: "too-long", maximum: 10 };
    const { sum } = problemsOf(sumOf("8850999320007"), reference);
    expect(sum).toMatchObject(new Map([[0, problem]]));
    expect(countOf(sumOf("8850999320007"), withoutPieces).grandTotal).toBe(0);
  });

  test("holds whole units where the currency has no decimals", () => {
    const moneyFormat = { ...reference.moneyFormat, hasDecimals: false };
    const whole = { ...withoutPieces, moneyFormat };
    for (const typed of ["1590,5", "10.50", "-50", "50k", "1\t50"]) {
      const stored = parseQuantities(`sum\t0\t${typed}`, whole);
      expect(stored.sum.get(0)).toBe(typed);
      expect(problemsOf(stored, whole).sum.size).toBe(1);
    }
  });
});

const noProblem = { sum: new Map(), foreign: new Map() };

function countOfDollars(typed: string) {
  return parseQuantities(`foreign\t7\t${typed}`, reference);
}

function mapOf<Key extends number>(
  keys: readonly Key[],
  values: fc.Arbitrary<string>,
): fc.Arbitrary<ReadonlyMap<Key, string>> {
  const entries = fc.tuple(fc.subarray([...keys]), fc.array(values, { minLength: 10 }));
  return entries.map(([chosen, typed]) => new Map(chosen.map((key, at) => [key, typed[at] ?? ""])));
}
