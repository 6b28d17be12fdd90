import { readFile } from "node:fs/promises";

import type { Page } from "@playwright/test";

/** The file that a button saves. */
export async function saved(page: Page, button: string): Promise<Buffer> {
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: button, exact: true }).tap();
  return readFile(await (await saving).path());
}
