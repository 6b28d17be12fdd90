import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What keeps people from using what is shown. */
export async function barriers(page: Page): Promise<readonly string[]> {
  return await found(new AxeBuilder({ page }));
}

/** What cannot be read because of its colours, which is all that another theme changes. */
export async function unreadable(page: Page): Promise<readonly string[]> {
  return await found(new AxeBuilder({ page }).withRules("color-contrast"));
}

async function found(axe: AxeBuilder): Promise<readonly string[]> {
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}
