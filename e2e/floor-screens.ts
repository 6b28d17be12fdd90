import type { Page } from "@playwright/test";

import { showsPart, wrong } from "./office-part.ts";

const plan = "main [role=tabpanel]";

/** The plan with the fields of one table. */
export async function chooseTable(page: Page): Promise<void> {
  await showsPart(page, "floor");
  await page.locator(`${plan} button`).first().tap();
  await page.locator("main section input").first().waitFor();
}

/** A table that cannot be saved, with what is wrong beside its field. */
export async function loseTheNameOfATable(page: Page): Promise<void> {
  await chooseTable(page);
  await page.locator("main section input").first().fill("");
  await page.locator("main button").last().tap();
  await page.locator(wrong).first().waitFor();
  await page.locator("main [role=alert]").waitFor();
}

/** The room as a till shows it, without what was changed before. */
export async function previewThePlan(page: Page): Promise<void> {
  await page.locator("main section input").first().fill("1");
  const tools = page.locator("main div:has(> button[aria-pressed])").first();
  await tools.locator("> button").last().tap();
  await page.locator("main svg[role=img]").waitFor();
}
