import type { Page } from "@playwright/test";

import { mainButton } from "./own-venue.ts";

/** Ends the shift below its report, and in the question about a drawer that does not match. */
export async function endShiftWithDifference(page: Page): Promise<void> {
  await mainButton(page, "end shift").tap();
  await page.getByRole("dialog").getByRole("button", { name: "end shift", exact: true }).tap();
}
