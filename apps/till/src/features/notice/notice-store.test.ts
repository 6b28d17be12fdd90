import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { enterScreen, sayRefusal, useNotices } from "./notice-store.ts";

let now = 0;
beforeEach(() => {
  vi.spyOn(performance, "now").mockImplementation(() => now);
});
afterEach(() => vi.restoreAllMocks());

const draw = (path: string) => enterScreen(path, useNotices.getState());
const isSaid = (): boolean => useNotices.getState().notice !== null;

test("a refusal closes with its screen, but stays while the screen is still to be rendered", () => {
  draw("/end-of-day");
  sayRefusal({ refusal: "start-day" });
  // The notice and the next screen render together, two seconds later.
  now += 2000;
  draw("/order");
  expect(isSaid()).toBe(true);
  now += 2000;
  draw("/bills-open");
  expect(isSaid()).toBe(false);
});

test("a refusal that has been rendered closes with its screen", () => {
  draw("/order");
  sayRefusal({ refusal: "start-day" });
  draw("/order");
  now += 2000;
  draw("/bills-open");
  expect(isSaid()).toBe(false);
});

test("a refusal shown during a screen change stays, however long rendering takes", () => {
  draw("/order");
  const before = useNotices.getState();
  sayRefusal({ refusal: "permission-denied" });
  now += 2000;
  enterScreen("/bills-reprint", before);
  draw("/order");
  expect(isSaid()).toBe(true);
});
