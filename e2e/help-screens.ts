import type { Page } from "@playwright/test";

import { goTo } from "./till-menu.ts";
import type { ScreenWalk } from "./screen-walk.ts";

/** The help over the order: a page for staff, the list, a search, and a page for administrators. */
export const helpScreens: readonly ScreenWalk[] = [
  {
    name: "help",
    open: async (page) => {
      await closeDialog(page);
      await goTo(page, "/order");
      await page.getByRole("tabpanel").waitFor();
      // Later than a card reader types.
      await page.waitForTimeout(600);
      await page.keyboard.press("?");
      await page.getByRole("dialog").getByRole("article").waitFor();
    },
  },
  {
    name: "help-list",
    open: async (page) => {
      // Beside the page, where there is room.
      const list = page.getByRole("dialog").getByRole("searchbox");
      if (!(await list.isVisible())) await page.locator("dialog button:visible").nth(-2).tap();
      await list.waitFor();
    },
  },
  {
    name: "help-search",
    open: async (page) => await page.getByRole("dialog").getByRole("searchbox").fill("PDF"),
  },
  {
    name: "help-running",
    open: async (page) => {
      await page.getByRole("dialog").getByRole("searchbox").fill("database-away");
      await page.getByRole("dialog").getByRole("navigation").getByRole("button").first().tap();
      await page.getByRole("dialog").getByRole("table").first().waitFor();
    },
  },
  {
    name: "help-closed",
    open: async (page) => await closeDialog(page),
  },
];

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
}
