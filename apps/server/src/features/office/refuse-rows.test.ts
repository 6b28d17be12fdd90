import { expect, test } from "vitest";

import { refuseRows } from "./refuse-rows.ts";

const problem = { row: 3, field: "price", code: "out-of-range" } as const;
const shown = (value: unknown) => refuseRows([problem], () => value).fields?.[0]?.value;

test("a refused row names its place, the limits, and its value if that is short", () => {
  const { fields } = refuseRows([{ ...problem, least: 0, most: 9 }], () => 10);
  expect(fields).toMatchObject([{ row: 3, field: "price", least: 0, most: 9, value: 10 }]);
  expect(fields?.[0]?.error).toMatch(/price.*: 0 to 9$/);
  expect(shown("much")).toBe("much");
  expect(shown(null)).toBeNull();
  for (const long of [[1, 2], { a: 1 }, undefined]) {
    expect(refuseRows([problem], () => long).fields?.[0]).not.toHaveProperty("value");
  }
});

test("a text that is too long is refused with the most characters, and without limits that it has not", () => {
  const { fields } = refuseRows([{ row: 0, field: "name", code: "too-long", maximum: 60 }]);
  expect(fields).toMatchObject([{ row: 0, field: "name", maximum: 60 }]);
  expect(fields?.[0]?.error).toContain("60");
  expect(fields?.[0]).not.toHaveProperty("least");
  expect(fields?.[0]).not.toHaveProperty("most");
  expect(refuseRows([problem]).fields?.[0]).not.toHaveProperty("maximum");
});
