import { expect, type Page } from "@playwright/test";

import { barriers, unreadable } from "./barriers.ts";
import { beginnings } from "./beginning-screens.ts";
import { officeScreens } from "./office-screens.ts";
import { offlineScreens } from "./offline-screens.ts";
import type { ScreenWalk } from "./screen-walk.ts";
import { arrive, entrance, workplace } from "./screens.ts";
import type { Stage } from "./stage.ts";
import { refusedCall, unansweredCall } from "./till.ts";
import { test } from "./walked-test.ts";

// Each walk by itself, on whatever processor is free.
test.describe.configure({ mode: "parallel" });

const sizes = [
  { name: "a wide screen", width: 1366, height: 768, inOffice: "light" },
  { name: "a phone", width: 390, height: 844, inOffice: "dark" },
] as const;

for (const { name, width, height, inOffice } of sizes) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport: { width, height } });
    // Dozens of screens, each looked at in all its parts and twice for its colours.
    test.describe.configure({ timeout: 10 * 60_000 });

    test.beforeEach(({ expectedErrors }) => {
      // What is refused is shown, and so is a till without its server.
      expectedErrors.push(refusedCall, unansweredCall);
    });

    test(`everybody can use every screen of the till on ${name}`, async ({
      page,
      stage,
      houses,
    }) => {
      const screens = [...beginnings(houses), ...entrance, ...workplace, ...offlineScreens];
      expect(await barriersOn(page, stage, screens)).toEqual([]);
    });

    test(`everybody can use every part of the office on ${name}`, async ({ page, stage }) => {
      // Its many forms are made of the same few parts: each theme is looked at in one size.
      await page.emulateMedia({ colorScheme: inOffice, reducedMotion: "reduce" });
      await arrive(page, stage);
      const found: string[] = [];
      for (const screen of officeScreens) {
        await screen.open(page, stage);
        const met = await barriers(page);
        found.push(...met.map((barrier) => `${screen.name}: ${barrier}`));
      }
      expect(found).toEqual([]);
    });
  });
}

async function barriersOn(
  page: Page,
  stage: Stage,
  screens: readonly ScreenWalk[],
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const screen of screens) {
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await screen.open(page, stage);
    const light = await barriers(page);
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    const dark = await unreadable(page);
    found.push(...[...light, ...dark].map((barrier) => `${screen.name}: ${barrier}`));
  }
  return found;
}
