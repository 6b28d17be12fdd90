import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { dismissOffer, showAmount, showOffer } from "./later-notices.ts";
import {
  dismissNotice,
  enterScreen,
  isNoticeShown,
  showNotice,
  showRefusal,
  showSuccess,
  useNotices,
} from "./notice-store.ts";

let now = 0;
beforeEach(() => {
  vi.spyOn(performance, "now").mockImplementation(() => now);
  useNotices.setState(useNotices.getInitialState());
});
afterEach(() => vi.restoreAllMocks());

const renderScreen = (path: string) => enterScreen(path, useNotices.getState());
const shownText = () => {
  const content = useNotices.getState().notice?.content;
  return content === undefined || content.kind === "failure" ? undefined : content.text;
};
const closeShown = () => dismissNotice(useNotices.getState().notice?.count ?? 0);
const shownAmount = () => useNotices.getState().amount?.figure;
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

test("an offer outlives its screen, and so does what to give back", () => {
  renderScreen("/pay");
  showAmount({ text: "Give back", figure: "92.00", steps: [] });
  showOffer({ text: "#1: sent", steps: [] });
  renderScreen("/pay");
  now += 2000;
  renderScreen("/order");
  expect(isShown()).toBe(true);
  expect(shownAmount()).toBe("92.00");
});

test("what to give back goes with the screen that the payment led to", () => {
  renderScreen("/pay");
  showAmount({ text: "Give back", figure: "92.00", steps: [] });
  now += 2000;
  renderScreen("/order");
  expect(shownAmount()).toBe("92.00");
  renderScreen("/order");
  now += 2000;
  renderScreen("/end-of-shift");
  expect(shownAmount()).toBeUndefined();
});

test("what to give back goes with its screen also right after a refusal", () => {
  renderScreen("/order");
  showAmount({ text: "Give back", figure: "92.00", steps: [] });
  renderScreen("/order");
  now += 2000;
  showRefusal({ refusal: "start-day" });
  renderScreen("/order");
  renderScreen("/end-of-shift");
  expect(shownAmount()).toBeUndefined();
});

test("what to give back stays on the screens that open as it appears", () => {
  renderScreen("/order");
  showAmount({ text: "Give back", figure: "92.00", steps: [] });
  renderScreen("/order");
  now += 100;
  renderScreen("/floor");
  expect(shownAmount()).toBe("92.00");
});

test("what is offered goes before the next guests pay, but nothing else does", () => {
  showAmount({ text: "Give back", figure: "92.00", steps: [] });
  showOffer({ text: "#1: sent", steps: [] });
  showNotice("Not printed");
  dismissOffer();
  expect(shownAmount()).toBeUndefined();
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

test("nothing that is said meanwhile takes away what to give back, nor waits for it", () => {
  const withdraw = showAmount({ text: "Give back", figure: "92.00", steps: [] });
  showNotice("Not printed");
  expect(shownText()).toBe("Not printed");
  showRefusal({ refusal: "start-day" });
  showSuccess("Line removed");
  expect(shownText()).toBe("Line removed");
  closeShown();
  expect(shownAmount()).toBe("92.00");
  expect(isNoticeShown()).toBe(true);
  withdraw();
  expect(shownAmount()).toBeUndefined();
  expect(isNoticeShown()).toBe(false);
});

test("withdrawing an amount that another has replaced leaves the other", () => {
  const withdraw = showAmount({ text: "Give back", figure: "92.00", steps: [] });
  showAmount({ text: "Give back", figure: "8.00", steps: [] });
  withdraw();
  expect(shownAmount()).toBe("8.00");
  dismissOffer();
});

test("a paper that fails does not take away what is offered, and is shown afterwards", () => {
  const withdraw = showOffer({ text: "#1: sent", steps: [] });
  showNotice("Not printed");
  expect(shownText()).toBe("#1: sent");
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
