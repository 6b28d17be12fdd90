import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { holdsCardNumber } from "./holds-card-number.ts";

/** Numbers that the card brands publish for tests. */
const cards = [
  "4222222222222",
  "30569309025904",
  "378282246310005",
  "4111111111111111",
  "5555555555554444",
  "6011111111111117",
  "3530111333300000",
  "6205500000000000004",
];

describe("card numbers", () => {
  test.each(cards)("%s is one", (card) => {
    expect(holdsCardNumber(card)).toBe(true);
  });

  test.each([
    "4111 1111 1111 1111",
    "4111-1111-1111-1111",
    "4111.1111.1111.1111",
    "4111\u00A01111  1111 - 1111",
    "41 11 11 11 11 11 11 11",
  ])("%s is one, however it is grouped", (card) => {
    expect(holdsCardNumber(card)).toBe(true);
  });

  test.each([
    "guest's card 4111111111111111, ask Mali",
    "table 5 4111 1111 1111 1111",
    "4111 1111 1111 1111 12/28",
    "no.4111111111111111!",
    "%B4111111111111111^SUK/MALI^28121011000?",
    ";4111111111111111=28121011000?",
    "４１１１１１１１１１１１１１１１",
  ])("%s holds one", (text) => {
    expect(holdsCardNumber(text)).toBe(true);
  });

  test.each([
    "",
    "no ice",
    "4111111111111112",
    "411111111111",
    "081 234 5678, 02 123 4567",
    "20/11/2026 19:42 - 20/11/2026 21:10",
    "LH-0042",
    "4111x1111x1111x1111",
    "41111111111111110000000",
  ])("%s holds none", (text) => {
    expect(holdsCardNumber(text)).toBe(false);
  });

  test("of ten numbers that differ in one digit exactly one is a card number", () => {
    const digits = fc.stringMatching(/^\d{12,18}$/);
    fc.assert(
      fc.property(digits, fc.nat(18), (rest, at) => {
        const place = Math.min(at, rest.length);
        const numbers = Array.from(
          { length: 10 },
          (_none, digit) => rest.slice(0, place) + String(digit) + rest.slice(place),
        );
        expect(numbers.filter(holdsCardNumber)).toHaveLength(1);
      }),
    );
  });
});
