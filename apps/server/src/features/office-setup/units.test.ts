import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { formatUnit, parseUnit, toPlainNumber, type Unit } from "./units.ts";

const signs = { decimalSeparator: ".", thousandSeparator: "," } as const;

test.each([
  ["money", 120_50, 120.5],
  ["percent", 7_25, 7.25],
  ["thousandths", 1500, 1.5],
  ["millionths", 27_030_001, 27.030001],
  ["time", 17 * 60 + 30, "17:30"],
  ["time", 9 * 60 + 5, "09:05"],
  ["time", 0, "00:00"],
  ["plain", 42, 42],
] as const)("in %s, %d is written as %s", (unit, value, written) => {
  expect(formatUnit(unit, value)).toBe(written);
  expect(parseUnit(unit, written, signs)).toBe(value);
});

test("every value that is written can be read again", () => {
  const units = ["money", "percent", "thousandths", "millionths", "plain"] as const;
  const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
  fc.assert(
    fc.property(fc.constantFrom(...units), amount, (unit, value) => {
      expect(parseUnit(unit, formatUnit(unit, value), signs)).toBe(value);
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1440 }), (minute) => {
      const written = formatUnit("time", minute);
      expect(written).toMatch(/^\d\d:\d\d$/);
      expect(parseUnit("time", written, signs)).toBe(minute);
    }),
  );
});

describe("no value is read from", () => {
  test.each([
    ["time", "24:01"],
    ["time", "12:60"],
    ["time", "noon"],
    ["time", 730],
    ["plain", 1.5],
    ["plain", "1"],
    ["plain", Number.MAX_SAFE_INTEGER + 1],
    ["money", 0.001],
    ["money", Number.POSITIVE_INFINITY],
    ["thousandths", 0.0005],
  ] satisfies readonly (readonly [Unit, unknown])[])("%s %s", (unit, value) => {
    expect(parseUnit(unit, value, signs)).toEqual({ code: "invalid" });
  });

  test("an amount with more decimals than its unit has", () => {
    expect(parseUnit("money", "1.005", signs)).toMatchObject({ code: "too-many-decimals" });
    expect(parseUnit("millionths", "1.000005", signs)).toBe(1_000_005);
  });
});

test("a number that is written as a text becomes one, and any other text remains", () => {
  expect(toPlainNumber("money", "1,050.50", signs)).toBe(1050.5);
  expect(toPlainNumber("money", "much", signs)).toBe("much");
  expect(toPlainNumber("money", 12, signs)).toBe(12);
  expect(toPlainNumber(null, "12", signs)).toBe("12");
});
