import { expect, test } from "vitest";

import { guessPaperWidth } from "./guess-paper-width.ts";

test.each([
  ["TM-T20III", 576],
  ["TM-m30II", 576],
  ["TM-T82X", 576],
  ["XP-80C", 576],
  ["TM-T88V", 512],
  ["TM-T70II", 512],
  ["TM-m10", 384],
  ["TM-P20", 384],
  ["POS-58", 384],
  ["xp-58iih", 384],
])("a %s has %i dots", (model, widthDots) => {
  expect(guessPaperWidth(model)).toBe(widthDots);
});

test.each(["", "Printer", "CT-S310II", "T88"])(
  "the name %j says nothing about the paper",
  (model) => {
    expect(guessPaperWidth(model)).toBeNull();
  },
);
