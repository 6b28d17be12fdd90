import fc from "fast-check";
import { expect, test } from "vitest";

import { protectDigits, readProtectedDigits } from "./digit-texts.ts";

const text = fc.oneof(fc.string(), fc.stringMatching(/^'{0,2}0?\d{0,16}(?:E\d)?$/));

test("whatever the text is, it is read back as it was written", () => {
  fc.assert(
    fc.property(text, (written) => {
      expect(readProtectedDigits(protectDigits(written))).toBe(written);
    }),
  );
});

test.each(["0812345678", "00", "890123456789", "12E5"])(
  "the text %j is protected from spreadsheet programs",
  (digits) => {
    expect(protectDigits(digits)).toBe(`'${digits}`);
  },
);

test.each(["", "0", "81234567890", "+66 81", "081 234", "K77", "0.5", "'til late"])(
  "the text %j is left as it is",
  (words) => {
    expect(protectDigits(words)).toBe(words);
    expect(readProtectedDigits(words)).toBe(words);
  },
);
