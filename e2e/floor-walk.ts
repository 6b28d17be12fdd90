import type { Locator, Page } from "@playwright/test";

import { expectScreen, type ScreenWalk } from "./screen-walk.ts";

/** A table of the plan or the list, by its name. */
const table = (page: Page, name: string): Locator => page.locator(`[data-table="table ${name}"]`);

const dialog = (page: Page): Locator => page.getByRole("dialog");

/** The choices of the open dialog, in any language. */
const choices = (page: Page): Locator => dialog(page).locator("> div").first().getByRole("button");

/** The floor without what was asked before. */
async function showFloor(page: Page): Promise<void> {
  if (await dialog(page).isVisible()) await page.keyboard.press("Escape");
  await expectScreen(page, "/floor");
  await table(page, "1").waitFor();
}

async function press(page: Page, name: string): Promise<void> {
  await table(page, name).getByRole("button").first().tap();
}

/** The menu behind the dots of a table. */
async function openTableMenu(page: Page, name: string): Promise<void> {
  await showFloor(page);
  await table(page, name).getByRole("button").last().tap();
  await choices(page).first().waitFor();
}

/** From the end of the menu, which begins with what can be done only now: firing a course, or serving. */
const places = { apart: -4, move: -5 };

/** The floor as a plan, and as a list on a phone, with what it asks. The tables are those of `seatGuests`. */
export const floorScreens: readonly ScreenWalk[] = [
  { name: "floor", open: showFloor },
  {
    name: "floor-guests",
    open: async (page) => {
      await press(page, "9");
      await choices(page).first().waitFor();
    },
  },
  {
    name: "floor-ordering",
    open: async (page) => {
      await choices(page).nth(1).tap();
      await page.locator("main [data-bill]").waitFor();
      await showFloor(page);
      await page.locator("[data-state=ordering]").waitFor();
    },
  },
  {
    name: "floor-moved",
    open: async (page) => {
      await openTableMenu(page, "9");
      await choices(page).first().tap();
      await press(page, "10");
      await page.getByRole("status").first().waitFor();
    },
  },
  {
    name: "floor-served",
    open: async (page) => {
      const eating = page.locator("[data-state=eating]");
      // An earlier walk through the same venue may have served them.
      if ((await eating.count()) > 0) return;
      await openTableMenu(page, "1");
      await choices(page).first().tap();
      await eating.waitFor();
    },
  },
  { name: "floor-menu", open: async (page) => await openTableMenu(page, "7") },
  {
    name: "floor-apart",
    open: async (page) => {
      await choices(page).nth(places.apart).tap();
      await dialog(page).getByRole("checkbox").first().waitFor();
    },
  },
  { name: "floor-menu-bills", open: async (page) => await openTableMenu(page, "3") },
  {
    name: "floor-bills",
    open: async (page) => {
      await showFloor(page);
      await press(page, "3");
      await choices(page).first().waitFor();
    },
  },
  {
    name: "floor-move",
    open: async (page) => {
      await openTableMenu(page, "1");
      await choices(page).nth(places.move).tap();
      await page.locator("[data-source=true]").waitFor();
    },
  },
  {
    name: "floor-taken",
    open: async (page) => {
      await press(page, "2");
      await choices(page).first().waitFor();
    },
  },
  {
    // On a phone there are no tabs, and the list is what it shows.
    name: "floor-elsewhere",
    open: async (page) => {
      await showFloor(page);
      await showTab(page, -2);
    },
  },
  { name: "floor-list", open: async (page) => await showTab(page, -1) },
];

async function showTab(page: Page, place: number): Promise<void> {
  const tabs = page.locator("main fieldset input[type=radio]");
  if ((await tabs.count()) > 0) await tabs.nth(place).check({ force: true });
}
