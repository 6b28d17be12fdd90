import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { enterScreen, sayRefusal, useNotices } from "./notice-store.ts";

let now = 0;
beforeEach(() => {
  vi.spyOn(performance, "now").mockImplementation(() => now);
});
afterEach(() => vi.restoreAllMocks());

const isSaid = (): boolean => useNotices.getState().notice !== null;

test("a refusal goes with its screen, and stays where its screen is drawn late", () => {
  enterScreen("/end-of-day");
  sayRefusal({ refusal: "start-day" });
  // What was said and the next screen are drawn at once, two seconds later.
  now += 2000;
  enterScreen("/order");
  expect(isSaid()).toBe(true);
  now += 2000;
  enterScreen("/bills-open");
  expect(isSaid()).toBe(false);
});

test("a refusal that was drawn goes with its screen", () => {
  enterScreen("/order");
  sayRefusal({ refusal: "start-day" });
  enterScreen("/order");
  now += 2000;
  enterScreen("/bills-open");
  expect(isSaid()).toBe(false);
});
