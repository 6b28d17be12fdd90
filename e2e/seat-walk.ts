import type { Page } from "@playwright/test";

import { onLine, openTable, orderToggle, pressPrint, type ScreenWalk } from "./screen-walk.ts";
import { seatedTable } from "./seat-guests.ts";
import { serveByCourse } from "./serve-by-course.ts";

const seats = "main fieldset:has(> button[aria-pressed]):visible";

async function pressArticle(page: Page, name: string): Promise<void> {
  await page.getByRole("searchbox").fill(name);
  await page.getByRole("tabpanel").getByRole("button").first().tap();
}

/** The order with seats and courses. It ends as it began: guests do not order by seat. */
export const seatScreens: readonly ScreenWalk[] = [
  {
    name: "order-seats",
    open: async (page, { other }) => {
      await serveByCourse(other, true);
      await openTable(page, seatedTable);
      await page.locator(seats).first().getByRole("button").nth(2).tap();
      await pressArticle(page, "Fish Cakes");
      await pressArticle(page, "Coconut Ice Cream");
    },
  },
  {
    name: "order-courses",
    open: async (page) => {
      const toggle = page.locator(orderToggle);
      if (await toggle.isVisible()) await toggle.tap();
      await page.locator("main section h2:visible").last().waitFor();
    },
  },
  {
    name: "order-seats-line",
    open: async (page) => {
      await page.locator("main section [data-line]:visible").last().tap();
      await page.locator("main section fieldset:visible").nth(1).waitFor();
    },
  },
  {
    name: "order-course-waits",
    open: async (page) => {
      const toggle = page.locator(orderToggle);
      if (await toggle.isVisible()) await toggle.tap();
      await pressPrint(page);
      await page.locator("[role=status] button + button").first().waitFor();
      await openTable(page, seatedTable);
      if (await toggle.isVisible()) await toggle.tap();
      await page.locator("main section h2 + span button:visible").last().waitFor();
    },
  },
  {
    name: "again",
    open: async (page) => {
      const line = page.locator("main section [data-line]", { hasText: "Green Curry" }).first();
      await onLine(page, "Green Curry", `/again/${await line.getAttribute("data-line")}`);
    },
  },
  {
    // What was ordered by seat before says so still.
    name: "order-without-seats",
    open: async (page, { other }) => {
      await serveByCourse(other, false);
      await openTable(page, seatedTable);
      // The till may hear of it later than it opens the bill.
      await page.locator(seats).first().waitFor({ state: "hidden" });
      const toggle = page.locator(orderToggle);
      if (await toggle.isVisible()) await toggle.tap();
      await page.locator("main section [data-line]:visible").first().waitFor();
    },
  },
];
