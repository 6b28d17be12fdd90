import { expect, test } from "vitest";

import { mutantsOf, planted } from "./mutants-of.ts";

/** Every text that our operators make of this one. */
const mutated = (text: string) => mutantsOf("rule.ts", text).map((mutant) => planted(text, mutant));

test.each([
  ["x = a < b", ["x = a <= b"]],
  ["x = a <= b", ["x = a < b"]],
  ["x = a > b", ["x = a >= b"]],
  ["x = a >= b", ["x = a > b"]],
  ["x = a === b", ["x = a !== b"]],
  ["x = a + b", ["x = a - b"]],
  ["x = a - b", ["x = a + b"]],
  ["x = a * b", ["x = a / b"]],
  ["x = a && b", ["x = a || b"]],
  ["x = (a) || (b)", ["x = (a) && (b)"]],
  ["x = !a", ["x = a"]],
  ["x = true", ["x = false"]],
  ["x = 5", ["x = 6", "x = 4"]],
  ["x = 0", ["x = 1", "x = (-1)"]],
  ["x = 1023", ["x = 1024", "x = 1022"]],
  ["x = 35_000", ["x = 70000", "x = 17500"]],
  ["x = a ?? b", ["x = (b)", "x = (a)"]],
  ["x = a ?? 0", ["x = (0)", "x = a ?? 1", "x = a ?? (-1)"]],
  ["x = a ? b : c", ["x = !(a) ? b : c"]],
  ["if (a) b = c;", ["if (!(a)) b = c;"]],
  ["x = list.some(f)", ["x = list.every(f)"]],
  ["x = list.every(f)", ["x = list.some(f)"]],
  ["x = Math.min(a, b)", ["x = Math.max(a, b)"]],
  ["x = Math.max(a, b)", ["x = Math.min(a, b)"]],
])("%s has its faults", (text, faults) => {
  expect(mutated(text).toSorted()).toEqual(faults.toSorted());
});

test.each([
  ["tell(a);", [";"]],
  ["async () => { await tell(a); }", ["async () => { ; }"]],
  ["void tell(a);", [";"]],
])("a call that is made for its effect is left out of %s", (text, faults) => {
  expect(mutated(text)).toEqual(faults);
});

test.each([
  "type Few = 1 | 2 | true;",
  "const x: 3 | null = null;",
  'x = "a" + b;',
  "x = { 1: a };",
  "import a from 'b';",
])("there is nothing in %s that a test could see", (text) => {
  expect(mutated(text)).toEqual([]);
});

test("a mutant names its line, the original text and the replacement", () => {
  expect(mutantsOf("rule.ts", "const a = 1;\n\nexport const b = a < 2 ? 3 : 4;\n")).toContainEqual({
    path: "rule.ts",
    line: 3,
    start: 33,
    end: 34,
    from: "<",
    to: "<=",
  });
});

test("a file that cannot be parsed is named", () => {
  expect(() => mutantsOf("rule.ts", "const = ;")).toThrow("rule.ts");
});
