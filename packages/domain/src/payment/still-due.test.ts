import { expect, test } from "vitest";

import { money } from "../money/money.ts";
import { stillDue } from "./still-due.ts";

test("after a part payment the rest is due", () => {
  expect(stillDue({ paid: money(500_00) }, money(1133_00))).toBe(633_00);
  expect(stillDue({ paid: money(1133_00) }, money(1133_00))).toBe(0);
});

test("nothing is still due of a bill without part payments, nor of one that was paid too much", () => {
  expect(stillDue({ paid: money(0) }, money(1133_00))).toBeNull();
  expect(stillDue({ paid: money(500_00) }, money(180_00))).toBeNull();
});
