import { quantity } from "@comanda/domain/money/quantity";
import { expect, test } from "vitest";

import { offeredPieces } from "./offered-pieces.ts";

test.each([
  ["a single piece is no choice", { left: 1, typed: "" }, { offered: [1], first: 1 }],
  [
    "of several pieces it is one at first",
    { left: 3, typed: "" },
    { offered: [1, 2, 3], first: 1 },
  ],
  [
    "it is the number on the pad at first",
    { left: 3, typed: "2" },
    { offered: [1, 2, 3], first: 2 },
  ],
  [
    "more on the pad than there are is another number",
    { left: 3, typed: "204" },
    { offered: [1, 2, 3], first: 1 },
  ],
  [
    "nothing on the pad is no number of pieces",
    { left: 3, typed: "0" },
    { offered: [1, 2, 3], first: 1 },
  ],
  [
    "of many it offers the first ones and all",
    { left: 12, typed: "" },
    { offered: [1, 2, 3, 4, 5, 12], first: 1 },
  ],
  [
    "of many it offers the number on the pad",
    { left: 12, typed: "8" },
    { offered: [1, 2, 3, 4, 5, 8, 12], first: 8 },
  ],
])("%s", (_why, { left, typed }, offered) => {
  expect(offeredPieces(quantity(left), typed)).toEqual(offered);
});
