import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { isWeakPassword } from "./weak-password.ts";

const surroundings = {
  names: ["Lotus House", "receptionist", "โรงแรมท่าเรือ", ""],
  isCommon: (password: string) => ["sunshine", "passw0rd"].includes(password),
};
const isWeak = (password: string) => isWeakPassword(password, surroundings);

describe("a password is refused", () => {
  test.each([
    ["a", "one letter"],
    ["demo", "four"],
    ["seven77", "seven"],
    ["éèêëēėę", "seven, each of which may be typed as two"],
    ["sunshine", "a common one"],
    ["PassW0rd", "a common one in capitals"],
    ["Lotus House", "the venue's name"],
    ["lotus-house", "the venue's name, written otherwise"],
    ["LOTUSHOUSE", "the venue's name in capitals"],
    ["Receptionist", "the username"],
    ["โรงแรมท่าเรือ", "a name in Thai"],
    ["aaaaaaaa", "one sign"],
    ["12345678", "signs in their order"],
    ["hgfedcba", "signs in their order, backwards"],
  ])("%s: %s", (password) => {
    expect(isWeak(password)).toBe(true);
  });

  test("if it is common, in any Unicode composition", () => {
    const common = { names: [], isCommon: (text: string) => text === "ph\u1EDFbánhmì" };
    expect(isWeakPassword("PHO\u031B\u0309BÁNHMÌ", common)).toBe(true);
  });
});

describe("a password is accepted", () => {
  test.each([
    "quiet river",
    "ขอบคุณครับ",
    "no-composition-rules",
    "Lotus House 7",
    "11223344",
    "acegikmo",
  ])("%s", (password) => {
    expect(isWeak(password)).toBe(false);
  });

  test("at any greater length, with any characters", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 16, maxLength: 256, unit: "grapheme" }), (password) => {
        expect(isWeak(`${password}river`)).toBe(false);
      }),
    );
  });
});
