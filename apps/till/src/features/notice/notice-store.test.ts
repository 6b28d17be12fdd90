import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { enterScreen, showRefusal, useNotices } from "./notice-store.ts";

let now = 0;
beforeEach(() => {
  vi.spyOn(performance, "now").mockImplementation(() => now);
});
afterEach(() => vi.restoreAllMocks());

const renderScreen = (path: string) => enterScreen(path, useNotices.getState());
const isShown = (): boolean => useNotices.getState().notice !== null;

test("a refusal closes with its screen, but stays while the screen is still to be rendered", () => {
  renderScreen("/end-of-day");
  showRefusal({ refusal: "start-day" });
  // The notice and the next screen render together, two seconds later.
  now += 2000;
  renderScreen("/order");
  expect(isShown()).toBe(true);
  now += 2000;
  renderScreen("/bills-open");
  expect(isShown()).toBe(false);
});

test("a refusal that has been rendered closes with its screen", () => {
  renderScreen("/order");
  showRefusal({ refusal: "start-day" });
  renderScreen("/order");
  now += 2000;
  renderScreen("/bills-open");
  expect(isShown()).toBe(false);
});

test("a refusal shown during a screen change stays, however long rendering takes", () => {
  renderScreen("/order");
  const before = useNotices.getState();
  showRefusal({ refusal: "permission-denied" });
  now += 2000;
  enterScreen("/bills-reprint", before);
  renderScreen("/order");
  expect(isShown()).toBe(true);
});
