import { expect, test } from "vitest";

import { plainNumber } from "./plain-number.ts";

test.each([
  ["๑๒.๕๐ บาท", "12.50 บาท"],
  ["١٠٥", "105"],
  ["１．２３４，５", "1.234,5"],
  ["\u200E120\u200B", "120"],
  ["1\u2060 234\uFEFF", "1 234"],
  ["𝟙𝟘", "10"],
  ["0123456789", "0123456789"],
  ["½ ² Ⅻ", "½ ² Ⅻ"],
])("%s is %s, in digits from 0 to 9 and without invisible characters", (text, plain) => {
  expect(plainNumber(text)).toBe(plain);
});

test("every script counts from 0 to 9", () => {
  const digits = Array.from({ length: 0x11_00_00 }, (_, code) => code)
    .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
    .map((code) => String.fromCodePoint(code))
    .filter((character) => /\p{Nd}/u.test(character));
  const rows = digits.length / 10;
  expect(digits.map(plainNumber).join("")).toBe("0123456789".repeat(rows));
});
