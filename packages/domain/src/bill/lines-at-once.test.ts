import { expect, test } from "vitest";

import { countSentLines, requireSendableAtOnce } from "./lines-at-once.ts";

const set = { key: "lunch", parts: ["soup", "rice", "tea"] };

test("the parts of a set count as lines, and a changed line as one", () => {
  expect(countSentLines([{ key: "beer" }, set, { id: 7 }])).toBe(6);
});

test("500 sets of three parts can be sent at once, and one more cannot", () => {
  const sets = Array.from({ length: 500 }, () => set);
  expect(requireSendableAtOnce(countSentLines(sets))).toBeNull();
  expect(requireSendableAtOnce(countSentLines([...sets, set]))).toEqual({
    refusal: "too-many-lines-at-once",
    about: { maximum: 2000 },
  });
});
