import { describe, expect, test } from "vitest";

import { holdsCardNumber } from "./holds-card-number.ts";

/** Test numbers published by the card brands. */
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
  test.each(cards)("%s is detected", (card) => {
    expect(holdsCardNumber(card)).toBe(true);
  });

  test.each([
    "4111 1111 1111 1111",
    "4111-1111-1111-1111",
    "4111.1111.1111.1111",
    "4111\u00A01111  1111 - 1111",
    "41 11 11 11 11 11 11 11",
  ])("%s is detected in any grouping", (card) => {
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
  ])("%s contains one", (text) => {
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
    "411 111 111 1111111",
    "411111 11111 11111",
    "081 412 3456, 02 123 4567",
    "+49 151 23456789",
    "41111111111111110000000",
  ])("%s contains none", (text) => {
    expect(holdsCardNumber(text)).toBe(false);
  });

  test.each([
    "4111–1111–1111–1111",
    "4111_1111_1111_1111",
    "4111 1111 11111111",
    "๔๑๑๑ ๑๑๑๑ ๑๑๑๑ ๑๑๑๑",
    "4111\u200B1111\u200B1111\u200B1111",
  ])("%s is detected with any separators", (card) => {
    expect(holdsCardNumber(card)).toBe(true);
  });

  test("nineteen digits that no brand issues are not a card, in one piece or in groups", () => {
    expect(holdsCardNumber("1234567890123456789")).toBe(false);
    expect(holdsCardNumber("1234 5678 9012 3456 789")).toBe(false);
  });

  test("a number that no brand issues is not a card", () => {
    expect(holdsCardNumber("9111111111111113")).toBe(false);
    expect(holdsCardNumber("5555 5555 5555 559")).toBe(false);
  });
});
