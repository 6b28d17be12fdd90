import { describe, expect, test } from "vitest";

import { baht } from "../testing/money-formats.ts";
import { stockLimits } from "./pad-limits.ts";
import { isNegative, pressSignedKey, typeSignedNumber } from "./signed-number.ts";

const limits = stockLimits(baht);
const press = (keys: string) =>
  Array.from(keys).reduce((text, key) => pressSignedKey(text, key, limits), "");
const type = (before: string, typed: string) => typeSignedNumber(before, typed, limits);

describe("the keys of a pad with a sign", () => {
  test.each([
    ["24", "24"],
    ["-24", "-24"],
    ["24-", "-24"],
    ["24--", "24"],
    ["2-4", "-24"],
    ["-1.2345", "-1.234"],
    ["-12345678901", "-1234567890"],
  ])("%s give %s", (keys, text) => {
    expect(press(keys)).toBe(text);
  });

  test("the delete key takes the sign away last", () => {
    expect(press("-24<")).toBe("-2");
    expect(press("-24<<")).toBe("-");
    expect(press("-24<<<")).toBe("");
    expect(press("<")).toBe("");
  });
});

describe("what is typed on a keyboard", () => {
  test("may begin with a minus", () => {
    expect(type("", "-")).toBe("-");
    expect(type("-", "-2")).toBe("-2");
    expect(type("24", "-24")).toBe("-24");
    expect(type("-24", "24")).toBe("24");
    expect(type("", " −1,234.5")).toBe("-1,234.5");
    expect(type("-2", "")).toBe("");
  });

  test("stays as it is if it is not a number, to be refused", () => {
    expect(type("12", "-1e3")).toBe("-1e3");
    expect(type("-12", "12 - 4")).toBe("12 - 4");
    expect(type("-12", "--12")).toBe("--12");
  });
});

test("a number is negative with its first key", () => {
  expect(["-", "-24", "−1"].every(isNegative)).toBe(true);
  expect(["", "24", "2-4"].some(isNegative)).toBe(false);
});
