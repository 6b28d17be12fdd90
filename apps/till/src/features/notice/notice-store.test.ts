import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { enterScreen, sayRefusal, useNotices } from "./notice-store.ts";

let now = 0;
beforeEach(() => {
  vi.spyOn(performance, "now").mockImplementation(() => now);
});
afterEach(() => vi.restoreAllMocks());

const draw = (path: string) => enterScreen(path, useNotices.getState());
const isSaid = (): boolean => useNotices.getState().notice !== null;

test("a refusal goes with its screen, and stays where its screen is drawn late", () => {
  draw("/end-of-day");
  sayRefusal({ refusal: "start-day" });
  // What was said and the next screen are drawn at once, two seconds later.
  now += 2000;
  draw("/order");
  expect(isSaid()).toBe(true);
  now += 2000;
  draw("/bills-open");
  expect(isSaid()).toBe(false);
});

test("a refusal that was drawn goes with its screen", () => {
  draw("/order");
  sayRefusal({ refusal: "start-day" });
  draw("/order");
  now += 2000;
  draw("/bills-open");
  expect(isSaid()).toBe(false);
});

test("a refusal that is said while its screen is being drawn stays, however long that takes", () => {
  draw("/order");
  const before = useNotices.getState();
  sayRefusal({ refusal: "permission-denied" });
  now += 2000;
  enterScreen("/bills-reprint", before);
  draw("/order");
  expect(isSaid()).toBe(true);
});
