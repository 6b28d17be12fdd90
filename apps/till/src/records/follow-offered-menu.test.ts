import { id } from "@comanda/domain/id";
import type { ScheduledMenu } from "@comanda/domain/menu/scheduled-menu";
import { padThai, singha, utc } from "@comanda/domain/testing/builders";
import { plainPricing } from "@comanda/domain/testing/pricing-fixture";
import { msPerMinute, msPerSecond } from "@comanda/domain/time/instant";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { aSession } from "#api/testing/a-session.ts";

import { plainReference } from "./testing/plain-reference.ts";

/** On the page: the listeners of pointers, and whether a sheet is open. */
let listeners: Map<string, (event: object) => void>;
let isSheetOpen = false;

beforeEach(() => {
  vi.resetModules();
  // Half a minute before eleven in Bangkok, on a Friday.
  vi.useFakeTimers({ now: utc("2026-11-20 03:59:30") });
  listeners = new Map();
  isSheetOpen = false;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const lunch: ScheduledMenu = {
  id: id(1),
  name: "Lunch",
  hours: [{ weekdays: [5], startMinute: 660, endMinute: 900 }],
  articles: [padThai.id],
  categories: [],
};
const menu = { ...plainPricing.menu, articles: [padThai, singha] };
const reference = { ...plainReference, menu };
const pastEleven = 31 * msPerSecond;

/** A till of a venue with these scheduled menus; tells what it offers. */
async function follow(scheduledMenus: readonly ScheduledMenu[]) {
  vi.stubGlobal("localStorage", { getItem: () => JSON.stringify(aSession([])) });
  vi.stubGlobal("document", { querySelector: () => (isSheetOpen ? {} : null) });
  vi.stubGlobal("addEventListener", (type: string, listener: (event: object) => void) => {
    listeners.set(type, listener);
  });
  const { recordStore } = await import("./record-store.ts");
  const { offeredMenuStore } = await import("./offered-menu.ts");
  const { followOfferedMenu } = await import("./follow-offered-menu.ts");
  followOfferedMenu();
  const change = (menus: readonly ScheduledMenu[]) =>
    recordStore.setState({ reference: { ...reference, scheduledMenus: menus } });
  change(scheduledMenus);
  const offered = () => (offeredMenuStore.getState() ?? menu).articles.map(({ name }) => name);
  return { offered, change, offeredMenuStore };
}

const touch = (type: string, pointerId = 1, isPrimary = true) =>
  listeners.get(type)?.({ pointerId, isPrimary });

const withLunch = ["Pad Thai", "Singha Beer"];
const withoutLunch = ["Singha Beer"];

test("a menu is offered from the minute in which it begins until it ends", async () => {
  const { offered } = await follow([lunch]);
  expect(offered()).toEqual(withoutLunch);
  vi.advanceTimersByTime(29 * msPerSecond);
  expect(offered()).toEqual(withoutLunch);
  vi.advanceTimersByTime(2 * msPerSecond);
  expect(offered()).toEqual(withLunch);
  vi.advanceTimersByTime(239 * msPerMinute);
  expect(offered()).toEqual(withLunch);
  vi.advanceTimersByTime(msPerMinute);
  expect(offered()).toEqual(withoutLunch);
});

test("it waits until every finger is lifted", async () => {
  const { offered } = await follow([lunch]);
  touch("pointerdown", 1);
  touch("pointerdown", 2, false);
  vi.advanceTimersByTime(pastEleven);
  touch("pointerup", 1);
  vi.advanceTimersByTime(msPerMinute);
  expect(offered()).toEqual(withoutLunch);
  touch("pointercancel", 2);
  vi.advanceTimersByTime(msPerSecond);
  expect(offered()).toEqual(withLunch);
});

test("a finger whose end was never reported is gone with the next one", async () => {
  const { offered } = await follow([lunch]);
  touch("pointerdown", 1);
  touch("pointerdown", 2);
  touch("pointerup", 2);
  vi.advanceTimersByTime(pastEleven);
  expect(offered()).toEqual(withLunch);
});

test("it waits until a sheet is closed", async () => {
  const { offered } = await follow([lunch]);
  isSheetOpen = true;
  vi.advanceTimersByTime(pastEleven + msPerMinute);
  expect(offered()).toEqual(withoutLunch);
  isSheetOpen = false;
  vi.advanceTimersByTime(msPerSecond);
  expect(offered()).toEqual(withLunch);
});

test("what the office adds waits for the finger, too, and what it retires is forgotten at once", async () => {
  const { change, offered } = await follow([]);
  expect(offered()).toEqual(withLunch);
  touch("pointerdown", 1);
  change([lunch]);
  vi.advanceTimersByTime(msPerSecond);
  // The office has added it while the finger is down.
  expect(offered()).toEqual(withLunch);
  touch("pointerup", 1);
  vi.advanceTimersByTime(msPerSecond);
  expect(offered()).toEqual(withoutLunch);
  change([]);
  expect(offered()).toEqual(withLunch);
});

test("in between, minutes change nothing", async () => {
  const { offeredMenuStore } = await follow([lunch]);
  vi.advanceTimersByTime(pastEleven);
  const seen: unknown[] = [];
  offeredMenuStore.subscribe((now) => seen.push(now));
  vi.advanceTimersByTime(200 * msPerMinute);
  expect(seen).toEqual([]);
});
