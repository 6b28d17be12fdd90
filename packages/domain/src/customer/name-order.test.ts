import fc from "fast-check";
import { expect, test } from "vitest";

import { foldText } from "../text/fold-text.ts";
import { rangeOfOrder, nameOrder } from "./name-order.ts";

const { compare } = new Intl.Collator("en");

const letters = Array.from(
  [
    "aAbdDeEinoOuyzZ 019.-'’&@_ıßæœøłđĐ",
    "ăâêôơưắằẳẵặếềểễệốồổỗộớờởỡợứừửữựỳỷỹỵñÑ",
    "กขคงจชดตนบปพมยรลวสหอฮะัาำิีึืุูเแโใไๆ็่้๊๋์ฯ๐๙",
    "李小あйЯ가\u00a0\u0301\u0345",
  ].join(""),
);
const aName = fc.oneof(
  fc.string({ unit: fc.constantFrom(...letters), maxLength: 8 }),
  fc.string({ unit: "binary", maxLength: 6 }),
  fc.string({
    unit: fc.integer({ min: 0xe01, max: 0xe5b }).map((code) => String.fromCodePoint(code)),
    maxLength: 6,
  }),
  fc.string({ unit: "grapheme", maxLength: 6 }),
);

test("names stand in the same order as in a sorted list, or next to each other", () => {
  fc.assert(
    fc.property(aName, aName, (one, other) => {
      const [first, second] = [nameOrder(one), nameOrder(other)];
      if (first === null || second === null || compare(one, other) > 0) return;
      expect(first <= second).toBe(true);
    }),
    { numRuns: 20_000 },
  );
});

test("a name stands among those with the same beginning", () => {
  fc.assert(
    fc.property(aName, fc.nat(8), (name, length) => {
      const order = nameOrder(name);
      const beginning = foldText(Array.from(foldText(name)).slice(0, length).join(""));
      if (order === null) return;
      const [from, to] = rangeOfOrder(beginning) ?? ["none", "none"];
      expect([from <= order, order < to]).toEqual([true, true]);
    }),
    { numRuns: 10_000 },
  );
});

test.each([
  ["Đặng Văn A", true],
  ["สมชาย ใจดี", true],
  ["María O'Neil-Peña", true],
  ["Dr. Łukasz & Æsa", true],
  ["李小龙", false],
  ["Two  spaces", false],
])("the order of %j is known: %s", (name, isKnown) => {
  expect(nameOrder(name) !== null).toBe(isKnown);
});
