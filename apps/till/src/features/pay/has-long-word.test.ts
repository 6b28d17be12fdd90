import { expect, test } from "vitest";

import { hasLongWord } from "./has-long-word.ts";

test.each([
  ["Cash", false],
  ["PromptPay", false],
  ["Chuyển khoản ngân hàng", false],
  ["Mastercard", false],
  ["Kontokortsbetalning", true],
  ["Titre-restaurant", false],
  ["USD\u00A011.50", false],
  ["KHR\u00A0812,000", true],
  ["เก็บเงินปลายทางด้วยบัตรเครดิต", false],
])("%s needs a key of twice the width: %s", (text, expected) => {
  expect(hasLongWord(text)).toBe(expected);
});
