import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { dismissOffer, showOffer } from "./later-notices.ts";
import { dismissNotice, enterScreen, showNotice, showRefusal, useNotices } from "./notice-store.ts";

let now = 0;
beforeEach(() => {
  vi.spyOn(performance, "now").mockImplementation(() => now);
});
afterEach(() => vi.restoreAllMocks());

const renderScreen = (path: string) => enterScreen(path, useNotices.getState());
const shownText = () => {
  const content = useNotices.getState().notice?.content;
  return content === undefined || content.kind === "failure" ? undefined : content.text;
};
const closeShown = () => dismissNotice(useNotices.getState().notice?.count ?? 0);
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

test("an offer outlives its screen, so that what to give back can be counted out", () => {
  renderScreen("/pay");
  showOffer({ text: "Give back", figure: "92.00", steps: [] });
  renderScreen("/pay");
  now += 2000;
  renderScreen("/order");
  expect(isShown()).toBe(true);
});

test("an offer goes before the next guests pay, but nothing else does", () => {
  showOffer({ text: "Give back", figure: "92.00", steps: [] });
  showNotice("Not printed");
  dismissOffer();
  expect(shownText()).toBe("Not printed");
  dismissOffer();
  expect(shownText()).toBe("Not printed");
  closeShown();
});

test("withdrawing an offer that has gone leaves a later one", () => {
  const withdraw = showOffer({ text: "#1: sent", steps: [] });
  withdraw();
  expect(isShown()).toBe(false);
  showOffer({ text: "#2: sent", steps: [] });
  withdraw();
  expect(isShown()).toBe(true);
});

test("a paper that fails does not take away what to give back, and is shown afterwards", () => {
  const withdraw = showOffer({ text: "Give back", figure: "92.00", steps: [] });
  showNotice("Not printed");
  expect(shownText()).toBe("Give back");
  closeShown();
  expect(shownText()).toBe("Not printed");
  withdraw();
  expect(shownText()).toBe("Not printed");
  closeShown();
  expect(isShown()).toBe(false);
});

test("a problem that waits for an offer is shown when the offer is withdrawn", () => {
  const withdraw = showOffer({ text: "#1: sent", steps: [] });
  showNotice("Not printed");
  withdraw();
  expect(shownText()).toBe("Not printed");
  closeShown();
});
