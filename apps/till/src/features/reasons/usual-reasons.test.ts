import { expect, test } from "vitest";

import { usualReasons } from "./usual-reasons.ts";

const common = ["Wrong order", "Changed mind", "Quality", "Ran out"];

test("a venue that has given no reason yet is offered the common ones", () => {
  expect(usualReasons([], common)).toEqual(common);
});

test("what the venue gives most often comes first, however it is written", () => {
  const given = ["Too cold", "quality", "Spilled", "too cold", "Too cold"];
  expect(usualReasons(given, common)).toEqual(["Too cold", "quality", "Spilled", "Wrong order"]);
});
