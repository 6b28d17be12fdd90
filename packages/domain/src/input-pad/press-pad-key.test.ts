import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { padBlurClearMs, padLimits, type PadLimits } from "./pad-limits.ts";
import { pressPadKey, typeIntoPad } from "./press-pad-key.ts";

const { amount, billNumber, payCash, place, staffId } = padLimits;

const press = (keys: readonly string[], limits: PadLimits): string =>
  keys.reduce((text, key) => pressPadKey(text, key, limits), "");

const anyLimits: fc.Arbitrary<PadLimits> = fc.record({
  maximumLength: fc.integer({ min: 0, max: 20 }),
  allowsDecimals: fc.boolean(),
  allowsLetters: fc.boolean(),
});

const padKeys = "0123456789.AZ".split("");

const anyKeys = fc.array(
  fc.constantFrom(...padKeys, "a", "z", "<", "Backspace", "Delete", "Enter", "Shift", "é", "-"),
  { maxLength: 30 },
);

describe("pressing keys", () => {
  test("digits line up", () => {
    expect(press(["1", "0", "4", "2"], billNumber)).toBe("1042");
  });

  test("there is one decimal point and no third decimal", () => {
    expect(press(["1", ".", "5", ".", "0", "7"], amount)).toBe("1.50");
    expect(press([".", "5"], amount)).toBe(".5");
  });

  test("before the point there may be more digits than two", () => {
    expect(press("12345.67".split(""), amount)).toBe("12345.67");
  });

  test("numbers of bills have no decimal point", () => {
    expect(press(["1", ".", "5"], billNumber)).toBe("15");
  });

  test("letters are written large, where letters are wanted", () => {
    expect(press(["a", "7", "B"], staffId)).toBe("A7B");
    expect(press(["a", "7", "B"], amount)).toBe("7");
  });

  test.each(["<", "Backspace", "Delete"])("%s takes back the last character", (key) => {
    expect(press(["1", "2", key], amount)).toBe("1");
    expect(press([key], amount)).toBe("");
  });

  test("after a point was taken back, another may be typed", () => {
    expect(press(["1", ".", "<", "0", ".", "5"], amount)).toBe("10.5");
  });

  test("all other keys do nothing", () => {
    expect(press(["1", "Enter", "-", "é", " ", "Tab", "2"], amount)).toBe("12");
    expect(press(["๕", "5"], amount)).toBe("5");
  });
});

describe("how much fits", () => {
  test.each<[string, PadLimits, number]>([
    ["a plain input", padLimits.default, 4],
    ["a table or room", place, 4],
    ["the pay-cash pad", payCash, 20],
    ["an amount", amount, 10],
    ["a staff ID", staffId, 5],
    ["a bill number", billNumber, 9],
  ])("%s holds so many characters and no more", (_input, limits, length) => {
    expect(typeIntoPad("", "1".repeat(30), limits)).toHaveLength(length);
  });

  test("an input that lost the finger is cleared after half a second", () => {
    expect(padBlurClearMs).toBe(500);
  });

  test("whatever is pressed, no input overflows and no amount has two points or three decimals", () => {
    fc.assert(
      fc.property(anyKeys, anyLimits, (keys, limits) => {
        const text = press(keys, limits);
        expect(text.length).toBeLessThanOrEqual(limits.maximumLength);
        expect(text).toMatch(/^[0-9A-Z]*(\.[0-9A-Z]*)?$/);
        expect(text).not.toMatch(/\.\d{3}/);
      }),
    );
  });

  test("a press adds a character that the next press can take back, or changes nothing", () => {
    fc.assert(
      fc.property(anyKeys, fc.constantFrom(...padKeys), anyLimits, (keys, key, limits) => {
        const before = press(keys, limits);
        const after = pressPadKey(before, key, limits);
        expect([after, pressPadKey(after, "<", limits)]).toContain(before);
      }),
    );
  });
});

describe("pasted and scanned text", () => {
  test("goes in character by character, without what does not fit", () => {
    expect(typeIntoPad("", " 1,234.567 ฿", amount)).toBe("1234.56");
    expect(typeIntoPad("1", "a-2b", staffId)).toBe("1A2B");
  });

  test("takes nothing back", () => {
    expect(typeIntoPad("12", "<3", amount)).toBe("123");
  });
});
