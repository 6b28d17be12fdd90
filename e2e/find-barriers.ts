import type { Page } from "@playwright/test";
import axeCore from "axe-core";

/** In the page, once its script has been injected. */
declare const axe: typeof axeCore;

/** Without `runOnly`, all rules that axe runs by default. */
type AxeRules = { runOnly?: string[] };

/** The accessibility problems of the shown screen. */
export async function findBarriers(page: Page): Promise<readonly string[]> {
  return await runAxe(page, {});
}

/** The contrast problems, which are the only ones that another theme can change. */
export async function findUnreadableTexts(page: Page): Promise<readonly string[]> {
  return await runAxe(page, { runOnly: ["color-contrast"] });
}

/** Injects the script once per document: parsing it takes longer than checking most screens. */
async function runAxe(page: Page, rules: AxeRules): Promise<readonly string[]> {
  await page.evaluate(waitForAnimations);
  const isThere = await page.evaluate(() => "axe" in window);
  if (!isThere) await page.evaluate(axeCore.source);
  return await page.evaluate(check, rules);
}

/** Waits until fade-ins have ended, since colours are not final before. Runs in the page, like the functions below. */
async function waitForAnimations(): Promise<void> {
  const moving = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  // An animation whose element is removed is cancelled.
  await Promise.allSettled(moving.map(({ finished }) => finished));
}

async function check(rules: AxeRules): Promise<readonly string[]> {
  const { violations } = await axe.run(document, {
    ...rules,
    resultTypes: ["violations"],
  });
  return violations.map(
    ({ id, nodes }) => `${id} ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}
