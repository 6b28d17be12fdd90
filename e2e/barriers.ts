import type { Page } from "@playwright/test";
import axeCore from "axe-core";

/** In the page, once its script was brought there. */
declare const axe: typeof axeCore;

/** Without a choice, all those that axe runs by itself. */
type Rules = { runOnly?: string[] };

/** What keeps people from using what is shown. */
export async function barriers(page: Page): Promise<readonly string[]> {
  return await found(page, {});
}

/** What cannot be read because of its colours, which is all that another theme changes. */
export async function unreadable(page: Page): Promise<readonly string[]> {
  return await found(page, { runOnly: ["color-contrast"] });
}

/** The script is brought once into each document: to read it takes longer than many a screen to check. */
async function found(page: Page, rules: Rules): Promise<readonly string[]> {
  await page.evaluate(settle);
  const isThere = await page.evaluate(() => "axe" in window);
  if (!isThere) await page.evaluate(axeCore.source);
  return await page.evaluate(check, rules);
}

/** What still fades in has no colours of its own yet. Runs in the page, as what follows does. */
async function settle(): Promise<void> {
  const moving = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  // One whose element is taken away is cancelled.
  await Promise.allSettled(moving.map(({ finished }) => finished));
}

async function check(rules: Rules): Promise<readonly string[]> {
  const { violations } = await axe.run(document, {
    ...rules,
    resultTypes: ["violations"],
  });
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}
