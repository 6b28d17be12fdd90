import { expect } from "@playwright/test";

import { field, openPart, openRow } from "./office-journey.ts";
import { test } from "./journey.ts";

test("no field is behind the buttons of a long form when Tab comes to it", async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openPart(page, "articles", "Articles");
  await openRow(page, "Articles", "Rib Eye");
  const save = page.getByRole("button", { name: "Save", exact: true });
  await field(page, "Name").focus();
  const bar = (await save.boundingBox())?.y ?? 0;
  for (let tabs = 0; tabs < 30; tabs += 1) {
    await page.keyboard.press("Tab");
    const focused = page.locator("main form > :not(:last-child) :focus");
    if ((await focused.count()) === 0) continue;
    const box = await focused.boundingBox();
    expect((box?.y ?? 0) + Math.min(box?.height ?? 0, 100)).toBeLessThanOrEqual(bar + 1);
  }
});
