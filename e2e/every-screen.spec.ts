import { expect, type Page } from "@playwright/test";

import { beginningScreens } from "./beginning-screens.ts";
import { languages, sizes } from "./displays.ts";
import { findBarriers, findUnreadableTexts } from "./find-barriers.ts";
import { findCutOffTexts, findCutOffTextsIn } from "./cut-off.ts";
import { findOnEach } from "./find-on-each.ts";
import { floorScreens } from "./floor-walk.ts";
import { holdReplies } from "./hold-calls.ts";
import { moneyScreens } from "./money-screens.ts";
import { officeParts, officeScreens } from "./office-screens.ts";
import { offlineScreens } from "./offline-screens.ts";
import { arrive, entrance, workplace } from "./screens.ts";
import { expectScreen } from "./screen-walk.ts";
import { setViewport } from "./set-viewport.ts";
import { refusedCall, unansweredCall } from "./till.ts";
import { test } from "./walked-test.ts";

// Walks run independently, on any free processor.
test.describe.configure({ mode: "parallel" });

type Theme = "light" | "dark";
type Sizes = readonly (typeof sizes)[number][];

/** Toasts and refusals stay in their language, whatever language is chosen afterwards. */
const saidOnce = /^(order-sent|paid|order-not-sent|not-taken|floor-moved|floor-served|.*-refused)$/;

/** A screen opened on one device is looked at in the sizes of its kind, ending with the one that it was opened in. */
const walks = [
  { device: "a wide screen", others: [sizes[1]], opened: sizes[0], inOffice: "light" },
  { device: "a phone", others: [sizes[2], sizes[3]], opened: sizes[4], inOffice: "dark" },
] as const;

for (const { device, others, opened, inOffice } of walks) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport: opened });
    // Dozens of screens, each in four languages at several sizes, and its colours twice.
    test.describe.configure({ timeout: 10 * 60_000 });

    test.beforeEach(async ({ page, expectedErrors }) => {
      // Refusals and a till without its server are among the screens.
      expectedErrors.push(refusedCall, unansweredCall);
      await setTheme(page, "light");
    });

    test(`every screen of the till can be used and read on ${device}`, async ({
      page,
      stage,
      houses,
    }) => {
      const screens = [...beginningScreens(houses), ...entrance, ...workplace, ...offlineScreens];
      const look = async () => [
        ...(await findBarriersInBothThemes(page)),
        ...(await findCutOff(page, [...others, opened])),
      ];
      expect(await findOnEach({ page, stage, screens }, look)).toEqual([]);
    });

    test(`every part of the office can be used and read on ${device}`, async ({ page, stage }) => {
      // The office's many forms are built from the same few parts, so each theme is checked in one size.
      await setTheme(page, inOffice);
      await arrive(page, stage);
      const look = async () => [
        ...(await findBarriers(page)),
        ...(await findCutOff(page, [...others, opened])),
      ];
      expect(await findOnEach({ page, stage, screens: officeScreens }, look)).toEqual([]);
    });
  });
}

const refusedForms = officeScreens.filter(({ name }) =>
  /^office-(articles|house)-refused$/.test(name),
);

for (const { name, code } of languages.slice(1)) {
  test(`every toast and refusal can be read whole in ${name} at every size`, async ({
    page,
    stage,
    expectedErrors,
  }) => {
    await page.setViewportSize(sizes[4]);
    expectedErrors.push(refusedCall, unansweredCall);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.addInitScript((chosen) => localStorage.setItem("comanda.language", chosen), code);
    const screens = [
      ...entrance,
      ...workplace.slice(0, 2),
      ...moneyScreens,
      ...floorScreens,
      ...offlineScreens,
    ];
    for (const screen of [...screens, ...refusedForms]) {
      await screen.open(page, stage);
      if (!saidOnce.test(screen.name)) continue;
      expect(await findAtSizes(page, sizes, findCutOffTexts)).toEqual([]);
    }
  });
}

/** All rules in the light theme, and only the colour rules in the dark one. */
async function findBarriersInBothThemes(page: Page): Promise<readonly string[]> {
  const light = await findBarriers(page);
  await setTheme(page, "dark");
  const dark = await findUnreadableTexts(page);
  await setTheme(page, "light");
  return [...light, ...dark];
}

async function setTheme(page: Page, colorScheme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
}

/**
 * Texts of the screen that are not whole in some language. Changing the size takes longer than changing the language.
 * The walk continues in English, in the last of the sizes.
 */
async function findCutOff(page: Page, atSizes: Sizes): Promise<readonly string[]> {
  const spoken = [...languages.slice(1), languages[0]];
  return await findAtSizes(page, atSizes, async () => await findCutOffTextsIn(page, spoken));
}

type Find = (page: Page) => Promise<readonly string[]>;

async function findAtSizes(page: Page, atSizes: Sizes, find: Find): Promise<readonly string[]> {
  const found: string[] = [];
  for (const size of atSizes) {
    await setViewport(page, size);
    found.push(...(await find(page)).map((text) => `${size.width}: ${text}`));
  }
  return found;
}

test("the walk covers every part of the office", async ({ page, stage, expectedErrors }) => {
  expectedErrors.push(refusedCall, /ERR_FAILED .*first-venue/);
  await page.setViewportSize({ width: 1366, height: 768 });
  await arrive(page, stage);
  await expectScreen(page, "/office/reports");
  const demoPasswords = page.getByText("Demo passwords");
  await expect(demoPasswords).toBeVisible();
  // A notice that waited for a reply with each part would move what lies below it under the finger.
  await holdReplies(page, "**/api/first-venue");
  const menu = page.getByRole("navigation");
  // The menu scrolls within it.
  const side = menu.locator("..");
  const before = await side.boundingBox();
  const entries = menu.getByRole("button");
  const met = new Set<string>();
  for (let place = 0; place < (await entries.count()); place += 1) {
    await entries.nth(place).press("Enter");
    await expect(entries.nth(place)).toHaveAttribute("aria-current", "page");
    expect(await side.boundingBox()).toEqual(before);
    expect(await demoPasswords.isVisible()).toBe(place > 0);
    met.add(new URL(page.url()).pathname);
  }
  expect([...met].toSorted()).toEqual(officeParts.toSorted());

  // Nor does a lost reply take the notice away.
  await page.route("**/api/first-venue", (route) => route.abort());
  const lost = page.waitForEvent("requestfailed", (request) =>
    request.url().endsWith("/first-venue"),
  );
  await entries.nth(1).press("Enter");
  await lost;
  await setViewport(page, { width: 1366, height: 768 });
  expect(await demoPasswords.isVisible()).toBe(true);
});
