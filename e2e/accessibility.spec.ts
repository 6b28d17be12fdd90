import { expect, type Page } from "@playwright/test";

import { findBarriers, findUnreadableTexts } from "./find-barriers.ts";
import { beginningScreens } from "./beginning-screens.ts";
import { findOnEach } from "./find-on-each.ts";
import { officeScreens } from "./office-screens.ts";
import { offlineScreens } from "./offline-screens.ts";
import { arrive, entrance, workplace } from "./screens.ts";
import { refusedCall, unansweredCall } from "./till.ts";
import { test } from "./walked-test.ts";

// Walks run independently, on any free processor.
test.describe.configure({ mode: "parallel" });

const sizes = [
  { name: "a wide screen", width: 1366, height: 768, inOffice: "light" },
  { name: "a phone", width: 390, height: 844, inOffice: "dark" },
] as const;

for (const { name, width, height, inOffice } of sizes) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport: { width, height } });
    // Dozens of screens; every part of each is checked, and its colours twice.
    test.describe.configure({ timeout: 10 * 60_000 });

    test.beforeEach(({ expectedErrors }) => {
      // Refusals and a till without its server are among the screens.
      expectedErrors.push(refusedCall, unansweredCall);
    });

    test(`everybody can use every screen of the till on ${name}`, async ({
      page,
      stage,
      houses,
    }) => {
      const screens = [...beginningScreens(houses), ...entrance, ...workplace, ...offlineScreens];
      await setColorScheme(page, "light");
      expect(
        await findOnEach({ page, stage, screens }, () => findBarriersInBothThemes(page)),
      ).toEqual([]);
    });

    test(`everybody can use every part of the office on ${name}`, async ({ page, stage }) => {
      // The office's many forms are built from the same few parts, so each theme is checked in one size.
      await setColorScheme(page, inOffice);
      await arrive(page, stage);
      const walk = { page, stage, screens: officeScreens };
      expect(await findOnEach(walk, () => findBarriers(page))).toEqual([]);
    });
  });
}

/** All rules in the light theme, and only the colour rules in the dark one. */
async function findBarriersInBothThemes(page: Page): Promise<readonly string[]> {
  const light = await findBarriers(page);
  await setColorScheme(page, "dark");
  const dark = await findUnreadableTexts(page);
  await setColorScheme(page, "light");
  return [...light, ...dark];
}

async function setColorScheme(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
}
