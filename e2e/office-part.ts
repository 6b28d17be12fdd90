import type { Page } from "@playwright/test";

import { expectScreen, type ScreenWalk } from "./screen-walk.ts";
import { goTo } from "./till-menu.ts";

export const grid = "main [role=grid]";
export const wrong = "main [aria-invalid=true]";

/** `part` is the element that appears last. */
export function inOffice(name: string, part: string, path: string, search = ""): ScreenWalk {
  return {
    name: `office-${name}`,
    open: async (page) => {
      await showsPart(page, path);
      if (search !== "") await goTo(page, `/office/${path}${search}`);
      await page.locator(part).first().waitFor();
    },
  };
}

/** Closes the dialog left open by the previous part. */
export async function showsPart(page: Page, path: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  if (await dialog.isVisible()) {
    await page.keyboard.press("Escape");
    // A dialog that is part of the address goes back when it closes, which would undo the step that follows.
    await dialog.waitFor({ state: "hidden" });
  }
  await expectScreen(page, `/office/${path}`);
}

/** A new scheduled menu with a time that is not filled in. */
export async function beginScheduledMenu(page: Page): Promise<void> {
  await showsPart(page, "scheduled-menus/new");
  await page.locator("main form fieldset > button").first().tap();
  await page.locator("main form fieldset input[type=checkbox]").first().waitFor();
}
