import fc from "fast-check";
import { expect, test } from "vitest";

import { readSwipe } from "./read-swipe.ts";

test("a typed name or number is returned unchanged", () => {
  for (const text of ["Ann", "สมชาย", "000012", "LH-0042", "+66 81 234 5678", "50% off?", ""]) {
    expect(readSwipe(text)).toBe(text);
  }
});

test("a venue card returns its track data without the marks", () => {
  expect(readSwipe(";000012?")).toBe("000012");
  expect(readSwipe("%LH-0042?")).toBe("LH-0042");
  expect(readSwipe("%LH-0042?;000042?")).toBe("LH-0042");
  expect(readSwipe("%;000042?")).toBe("000042");
  expect(readSwipe("%LH-0042^ANN LEE?;000042=01?")).toBe("LH-0042^ANN LEE");
});

test("an incomplete swipe is read as far as it arrived", () => {
  expect(readSwipe(";0000")).toBe("0000");
  expect(readSwipe("%")).toBe("");
});

test("the tracks of a payment card return null", () => {
  expect(readSwipe("%B4111111111111111^DOE/JOHN^2912101?")).toBeNull();
  expect(readSwipe(";4111111111111111=29121010000000000000?")).toBeNull();
  expect(readSwipe("%b5500 0000 0000 0004^DOE/JOHN")).toBeNull();
  expect(readSwipe("4111 1111 1111 1111")).toBeNull();
});

test("a payment card is recognized by its first characters, before its number is complete", () => {
  expect(readSwipe("%B4")).toBeNull();
  expect(readSwipe(";4111111111111")).toBeNull();
});

test("the rest of a payment card's track is recognized, wherever its beginning was lost", () => {
  const named = "%B4111111111111111^DOE/JOHN^29121010000000000000?";
  for (let start = 0; start < named.lastIndexOf("^"); start += 1) {
    expect(readSwipe(named.slice(start))).toBeNull();
  }
  const numbered = ";4111111111111111=29121010000000000000?";
  for (let start = 0; start <= numbered.indexOf("="); start += 1) {
    expect(readSwipe(numbered.slice(start))).toBeNull();
  }
});

test.each(["A1111111", "1", "A123456 ", "%;"])("many times %s is read without delay", (part) => {
  const before = performance.now();
  readSwipe(part.repeat(20_000));
  readSwipe(`A${part.repeat(20_000)}`);
  // With a quadratic regular expression, each of these took seconds.
  expect(performance.now() - before).toBeLessThan(500);
});

test("a full payment card number is never returned, however it was swiped", () => {
  const cards = fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: 15, maxLength: 15 })
    .map((digits) => withCheckDigit([4, ...digits.slice(1)]));
  const swipes = fc.constantFrom("%s", ";%s?", ";%s=2912", "%B%s^A/B^29", "%B%s", "x %s y");
  fc.assert(
    fc.property(cards, swipes, (card, swipe) => {
      expect(readSwipe(swipe.replace("%s", card))).toBeNull();
    }),
  );
});

/** Luhn's check digit: every second digit from the right, starting next to the check digit, counts double. */
function withCheckDigit(digits: readonly number[]): string {
  const sum = digits.reduce((total, digit, index) => {
    const counted = (digits.length - index) % 2 === 1 ? digit * 2 : digit;
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return digits.join("") + String((10 - (sum % 10)) % 10);
}
