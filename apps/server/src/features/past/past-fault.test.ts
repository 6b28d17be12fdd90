import fc from "fast-check";
import { expect, test } from "vitest";

import { describeFault } from "./past-fault.ts";

const describeTexts = (kept: string, journalled: string) =>
  describeFault({
    kind: "differs",
    table: "article",
    id: 7,
    known: "Gin",
    field: "note",
    kept,
    journalled,
  });

test("a text of up to 200 characters is shown in full, with its quotes", () => {
  const text = "a".repeat(198);
  expect(describeTexts(text, `${text.slice(1)}b`)).toBe(
    `article 7 (Gin): note is "${text}", and the journal says "${text.slice(1)}b".`,
  );
});

test("of a longer text, the 200 characters around the difference are shown", () => {
  const [before, after] = ["a".repeat(300), "c".repeat(300)];
  expect(describeTexts(`${before}X${after}`, `${before}Y${after}`)).toBe(
    `article 7 (Gin): note is …${"a".repeat(40)}X${"c".repeat(159)}…, and the journal says …${"a".repeat(40)}Y${"c".repeat(159)}….`,
  );
});

test("a long text that differs at its start or end is cut only at the other side", () => {
  const middle = "m".repeat(300);
  expect(describeTexts(`X${middle}`, "")).toMatch(/note is "Xm{198}…, and the journal says ""\.$/);
  expect(describeTexts(`${middle}X`, middle)).toMatch(
    /note is …m{40}X", and the journal says …m{40}"\.$/,
  );
});

test("wherever two texts differ, the message shows how", () => {
  fc.assert(
    fc.property(fc.nat({ max: 600 }), fc.nat({ max: 600 }), (before, after) => {
      const said = describeTexts(
        `${"a".repeat(before)}X${"a".repeat(after)}`,
        `${"a".repeat(before)}Y${"a".repeat(after)}`,
      );
      expect(said).toMatch(/note is [^,]*X.*, and the journal says .*Y/);
      expect(said.length).toBeLessThan(500);
    }),
  );
});
